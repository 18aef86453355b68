// What the client itself says, in the persona's language. Everything else on the page comes from the bot.

const TEXTS = {
  "en-US": {
    onlyYou: "Only you can see this",
    dismiss: "Dismiss message",
    edited: "(edited)",
    failed: "This interaction failed",
    gone: "That is no longer there",
    silent: "The application did not respond",
    sending: "Sending command…",
    thinking: (name) => `${name} is thinking…`,
    used: (name, command) => [name, " used ", command],
    today: (time) => `Today at ${time}`,
    yesterday: (time) => `Yesterday at ${time}`,
    message: (place) => `Message ${place}`,
    jump: "Jump To Present",
    noAccess: "no access",
    older: "You're viewing older messages",
    fresh: "New messages",
    welcome: (place) => `Welcome to ${place}!`,
    begins: (place) => `This is the start of the ${place} channel.`,
    begin_dm: (name) => `This is the beginning of your direct message history with ${name}.`,
    textChannels: "Text Channels",
    directMessages: "Direct Messages",
    members: "Members",
    apps: "Apps",
    channels: "Channels",
    openMenu: "Open the channel list",
    openMembers: "Show members",
    personas: "Who are you?",
    language: "Language",
    newTab: (name) => `Open a new tab as ${name}`,
    you: "you",
    commands: "Commands",
    noCommand: "No commands match.",
    noChoice: "No options match your search.",
    optional: (count) => `+${count} optional`,
    options: "Options",
    yes: "True",
    no: "False",
    needed: "This option is required.",
    invalid: "Please enter a valid value.",
    formNote: (name) => `This form will be submitted to ${name}. Do not share passwords or other sensitive information.`,
    formFailed: "Something went wrong. Try again.",
    cancel: "Cancel",
    submit: "Submit",
    send: "Send",
    done: "Done",
    close: "Close",
    select: "Make a selection",
    between: (least, most) => (least === most ? `Select ${most}` : `Select ${least} to ${most}`),
    tooShort: (least) => `At least ${least} characters.`,
    required: "This field is required.",
    openImage: "Open the picture",
    openOriginal: "Open in browser",
    alt: "Description",
    offline: "Connection lost. Reconnecting…",
    attachment: "Picture",
    runCommand: "Use a command",
    app: "APP",
    loading: "Loading",
    spoiler: "Spoiler",
    mentioned: "You were mentioned",
  },
  ko: {
    onlyYou: "나에게만 보여요",
    dismiss: "메시지 닫기",
    edited: "(수정됨)",
    failed: "상호작용 실패",
    gone: "더 이상 존재하지 않아요",
    silent: "애플리케이션이 응답하지 않았어요",
    sending: "명령 보내는 중…",
    thinking: (name) => `${name}이(가) 생각하는 중…`,
    used: (name, command) => [name, " 님이 ", command, " 사용함"],
    today: (time) => `오늘 ${time}`,
    yesterday: (time) => `어제 ${time}`,
    message: (place) => `${place}에 메시지 보내기`,
    jump: "현재로 이동하기",
    noAccess: "볼 수 없는 채널",
    older: "이전 메시지를 보고 있어요",
    fresh: "새로운 메시지",
    welcome: (place) => `${place}에 오신 걸 환영합니다!`,
    begins: (place) => `${place} 채널의 시작이에요.`,
    begin_dm: (name) => `${name} 님과 나눈 다이렉트 메시지의 첫 부분이에요.`,
    textChannels: "채팅 채널",
    directMessages: "다이렉트 메시지",
    members: "멤버",
    apps: "앱",
    channels: "채널",
    openMenu: "채널 목록 열기",
    openMembers: "멤버 보기",
    personas: "누구로 참여할까요?",
    language: "언어",
    newTab: (name) => `${name}(으)로 새 탭 열기`,
    you: "나",
    commands: "명령어",
    noCommand: "일치하는 명령어가 없어요.",
    noChoice: "검색과 일치하는 옵션이 없어요.",
    optional: (count) => `선택 사항 ${count}개 더`,
    options: "옵션",
    yes: "참",
    no: "거짓",
    needed: "필수 옵션이에요.",
    invalid: "올바른 값을 입력하세요.",
    formNote: (name) => `이 양식은 ${name}에 제출돼요. 비밀번호 등 민감한 정보는 공유하지 마세요.`,
    formFailed: "문제가 발생했어요. 다시 시도하세요.",
    cancel: "취소",
    submit: "제출",
    send: "보내기",
    done: "완료",
    close: "닫기",
    select: "선택하세요",
    between: (least, most) => (least === most ? `${most}개 선택` : `${least}~${most}개 선택`),
    tooShort: (least) => `${least}자 이상 입력하세요.`,
    required: "필수 항목이에요.",
    openImage: "사진 열기",
    openOriginal: "브라우저로 열기",
    alt: "설명",
    offline: "연결이 끊겼어요. 다시 연결하는 중…",
    attachment: "사진",
    runCommand: "명령어 사용하기",
    app: "앱",
    loading: "불러오는 중",
    spoiler: "스포일러",
    mentioned: "나를 멘션함",
  },
  de: {
    onlyYou: "Nur du kannst das sehen",
    dismiss: "Nachricht verwerfen",
    edited: "(bearbeitet)",
    failed: "Diese Interaktion ist fehlgeschlagen",
    gone: "Das gibt es nicht mehr",
    silent: "Die Anwendung hat nicht reagiert",
    sending: "Befehl wird gesendet …",
    thinking: (name) => `${name} denkt nach …`,
    used: (name, command) => [name, " hat ", command, " verwendet"],
    today: (time) => `Heute um ${time}`,
    yesterday: (time) => `Gestern um ${time}`,
    message: (place) => `Nachricht an ${place}`,
    jump: "Zur Gegenwart springen",
    noAccess: "kein Zugriff",
    older: "Du siehst dir ältere Nachrichten an",
    fresh: "Neue Nachrichten",
    welcome: (place) => `Willkommen bei ${place}!`,
    begins: (place) => `Das ist der Beginn des Kanals ${place}.`,
    begin_dm: (name) => `Das ist der Beginn deiner Direktnachrichten mit ${name}.`,
    textChannels: "Textkanäle",
    directMessages: "Direktnachrichten",
    members: "Mitglieder",
    apps: "Apps",
    channels: "Kanäle",
    openMenu: "Kanalliste öffnen",
    openMembers: "Mitglieder anzeigen",
    personas: "Wer bist du?",
    language: "Sprache",
    newTab: (name) => `Neuen Tab als ${name} öffnen`,
    you: "du",
    commands: "Befehle",
    noCommand: "Keine passenden Befehle.",
    noChoice: "Keine Optionen passen zu deiner Suche.",
    optional: (count) => `+${count} optional`,
    options: "Optionen",
    yes: "Wahr",
    no: "Falsch",
    needed: "Diese Option ist erforderlich.",
    invalid: "Bitte gib einen gültigen Wert ein.",
    formNote: (name) => `Dieses Formular wird an ${name} gesendet. Gib keine Passwörter oder andere vertrauliche Daten ein.`,
    formFailed: "Etwas ist schiefgelaufen. Versuch es noch einmal.",
    cancel: "Abbrechen",
    submit: "Absenden",
    send: "Senden",
    done: "Fertig",
    close: "Schließen",
    select: "Triff eine Auswahl",
    between: (least, most) => (least === most ? `Wähle ${most}` : `Wähle ${least} bis ${most}`),
    tooShort: (least) => `Mindestens ${least} Zeichen.`,
    required: "Dieses Feld ist erforderlich.",
    openImage: "Bild öffnen",
    openOriginal: "Im Browser öffnen",
    alt: "Beschreibung",
    offline: "Verbindung verloren. Neuer Versuch …",
    attachment: "Bild",
    runCommand: "Befehl benutzen",
    app: "APP",
    loading: "Lädt",
    spoiler: "Spoiler",
    mentioned: "Du wurdest erwähnt",
  },
};

/** By locale, the language's name in itself. */
export const LANGUAGES = { ko: "한국어", de: "Deutsch", "en-US": "English" };

/** Where the browser keeps who this address is for: a persona has a name and an id, and the first one needs neither. */
const address = () => `me:${new URLSearchParams(location.search).get("as") || ""}`;

/** Where it keeps the language that was chosen for that persona. */
const place = () => `locale:${localStorage.getItem(address()) || ""}`;

/** This address is that persona's. */
export const remember = (me) => localStorage.setItem(address(), me);

/** The language that was chosen here, if any. */
export const chosen = () => localStorage.getItem(place()) || "";

/** Speak this language from now on, as after a change in a user's settings: everything is drawn anew. */
export function choose(wanted) {
  localStorage.setItem(place(), wanted);
  location.reload();
}

/** The first of the browser's languages that is spoken here, if any. */
export function spokenByBrowser() {
  const ours = navigator.languages.map((one) => Object.keys(LANGUAGES).find((own) => own.split("-")[0] === one.split("-")[0]));
  return ours.find(Boolean) || "";
}

let locale = "en-US";

/** Speak this language from now on; English where there is no translation. */
export function speak(wanted) {
  locale = wanted in TEXTS ? wanted : "en-US";
  document.documentElement.lang = locale;
}

/** A text of the client, with what it names filled in. */
export function say(key, ...facts) {
  const text = TEXTS[locale][key] ?? TEXTS["en-US"][key];
  return typeof text === "function" ? text(...facts) : text;
}

export const language = () => locale;
