BEGIN TRANSACTION;
CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES('ftv7sn38',1,'dealer','{"is":"Deal","deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"f2e3933554f5d6513daaa4086682c7ed"}','[{"is":"Dealt","number":1,"hands":["2j 2s 3j 4j 9j 9s Ks Kp","3t 4t 5p 8j Qj Qs Qp Qt","3s 4s 5j 6j 7j 8p Aj Ap","4p 5t 6p 7p 8t 9t Tt Js"],"rest":["2p 2t 5s 6s 7s DG","6t 7t Ts Kj As At","3p 9p Tj Tp Jj DR","8s Jp Jt Kt MJ PH"],"deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"f2e3933554f5d6513daaa4086682c7ed","commitment":"b1097cc903d87e626aa63b90efff1ca30d9c9be05f3c28304e55a486157a3c0a"}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',2,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',3,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',4,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',5,'seat-3','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":3,"grand":false},{"is":"HandsFilled"}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',6,'seat-1','{"is":"Give","cards":["As","At","Kj"]}','[{"is":"GiftsLaid","seat":1,"cards":["As","At","Kj"]}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',7,'seat-2','{"is":"Give","cards":["3p","DR","Tp"]}','[{"is":"GiftsLaid","seat":2,"cards":["3p","DR","Tp"]}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',8,'seat-0','{"is":"Give","cards":["2p","DG","2t"]}','[{"is":"GiftsLaid","seat":0,"cards":["2p","DG","2t"]}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',9,'seat-3','{"is":"Give","cards":["MJ","8s","PH"]}','[{"is":"GiftsLaid","seat":3,"cards":["MJ","8s","PH"]},{"is":"Exchanged","leader":0}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',10,'seat-0','{"is":"CallTichu"}','[{"is":"TichuCalled","seat":0}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',11,'seat-0','{"is":"Play","cards":"MJ","over":3,"phoenix":null,"wish":8,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":2,"length":1,"cards":"MJ","phoenix":null},"then":1,"out_of_turn":false,"wish":8,"granted":false,"place":null,"called":false,"locked":[]}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',12,'seat-1','{"is":"Play","cards":"8j","over":4,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":16,"length":1,"cards":"8j","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":true,"place":null,"called":false,"locked":[]}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',13,'seat-2','{"is":"Pass","over":5}','[{"is":"Passed","seat":2,"then":3}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',14,'seat-3','{"is":"Pass","over":5}','[{"is":"Passed","seat":3,"then":0}]',1800000060.0);
INSERT INTO "entry" VALUES('ftv7sn38',15,'seat-0','{"is":"Play","cards":"DR","over":5,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":30,"length":1,"cards":"DR","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000060.0);
INSERT INTO "entry" VALUES('hqd4n5mp',1,'dealer','{"is":"Deal","deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"6ce50dc3f384a9620f40b07da38288d1"}','[{"is":"Dealt","number":1,"hands":["2j 2s 3j 4j 9j 9s Ks Kp","3t 4t 5p 8j Qj Qs Qp Qt","3s 4s 5j 6j 7j 8p Aj Ap","4p 5t 6p 7p 8t 9t Tt Js"],"rest":["2p 2t 5s 6s 7s DG","6t 7t Ts Kj As At","3p 9p Tj Tp Jj DR","8s Jp Jt Kt MJ PH"],"deck":["9j","8j","Aj","4p","9s","Qj","Ap","5t","2j","Qs","3s","6p","2s","Qp","4s","7p","Ks","Qt","5j","8t","Kp","3t","6j","9t","3j","4t","7j","Tt","4j","5p","8p","Js","5s","6t","9p","Jp","6s","7t","Tj","Jt","7s","Ts","Jj","Kt","2p","As","3p","MJ","DG","At","DR","8s","2t","Kj","Tp","PH"],"salt":"6ce50dc3f384a9620f40b07da38288d1","commitment":"9ce80635ae5333973c0779692e5b14ca174c226753eecf1cafc7fff5d395cde9"}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',2,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',3,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',4,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',5,'seat-3','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":3,"grand":false},{"is":"HandsFilled"}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',6,'seat-1','{"is":"Give","cards":["As","At","Kj"]}','[{"is":"GiftsLaid","seat":1,"cards":["As","At","Kj"]}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',7,'seat-2','{"is":"Give","cards":["3p","DR","Tp"]}','[{"is":"GiftsLaid","seat":2,"cards":["3p","DR","Tp"]}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',8,'seat-0','{"is":"Give","cards":["2p","DG","2t"]}','[{"is":"GiftsLaid","seat":0,"cards":["2p","DG","2t"]}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',9,'seat-3','{"is":"Give","cards":["MJ","8s","PH"]}','[{"is":"GiftsLaid","seat":3,"cards":["MJ","8s","PH"]},{"is":"Exchanged","leader":0}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',10,'seat-0','{"is":"CallTichu"}','[{"is":"TichuCalled","seat":0}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',11,'seat-0','{"is":"Play","cards":"MJ","over":3,"phoenix":null,"wish":8,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":2,"length":1,"cards":"MJ","phoenix":null},"then":1,"out_of_turn":false,"wish":8,"granted":false,"place":null,"called":false,"locked":[]}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',12,'seat-1','{"is":"Play","cards":"8j","over":4,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":16,"length":1,"cards":"8j","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":true,"place":null,"called":false,"locked":[]}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',13,'seat-2','{"is":"Pass","over":5}','[{"is":"Passed","seat":2,"then":3}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',14,'seat-3','{"is":"Pass","over":5}','[{"is":"Passed","seat":3,"then":0}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',15,'seat-0','{"is":"Play","cards":"DR","over":5,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":30,"length":1,"cards":"DR","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',16,'seat-1','{"is":"Pass","over":6}','[{"is":"Passed","seat":1,"then":2}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',17,'seat-2','{"is":"Pass","over":6}','[{"is":"Passed","seat":2,"then":3}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',18,'seat-3','{"is":"Pass","over":6}','[{"is":"Passed","seat":3,"then":0},{"is":"WindowOpened","seat":0}]',1800000000.0);
INSERT INTO "entry" VALUES('hqd4n5mp',19,'clock','{"is":"TimeUp","over":6,"seat":null}','[{"is":"DragonWon","seat":0}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',20,'seat-0','{"is":"GiveDragon","to":3}','[{"is":"DragonGiven","seat":0,"to":3,"points":25,"then":0}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',21,'seat-0','{"is":"Play","cards":"3j 4j 5s 6s 7s","over":7,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"straight","strength":14,"length":5,"cards":"3j 4j 5s 6s 7s","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',22,'seat-1','{"is":"Pass","over":8}','[{"is":"Passed","seat":1,"then":2}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',23,'seat-1','{"is":"Play","cards":"Qj Qs Qp Qt","over":8,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"bomb_four","strength":24,"length":4,"cards":"Qj Qs Qp Qt","phoenix":null},"then":2,"out_of_turn":true,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',24,'seat-2','{"is":"Pass","over":9}','[{"is":"Passed","seat":2,"then":3}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',25,'seat-3','{"is":"Pass","over":9}','[{"is":"Passed","seat":3,"then":0}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',26,'seat-0','{"is":"Pass","over":9}','[{"is":"Passed","seat":0,"then":1},{"is":"WindowOpened","seat":1}]',1800000004.0);
INSERT INTO "entry" VALUES('hqd4n5mp',27,'clock','{"is":"TimeUp","over":9,"seat":null}','[{"is":"TrickTaken","seat":1,"points":5,"then":1}]',1800000008.0);
INSERT INTO "entry" VALUES('hqd4n5mp',28,'seat-1','{"is":"Play","cards":"2p","over":10,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":4,"length":1,"cards":"2p","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000008.0);
INSERT INTO "entry" VALUES('hqd4n5mp',29,'seat-2','{"is":"Play","cards":"As","over":11,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"single","strength":28,"length":1,"cards":"As","phoenix":null},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000008.0);
INSERT INTO "entry" VALUES('hqd4n5mp',30,'seat-3','{"is":"Pass","over":12}','[{"is":"Passed","seat":3,"then":0}]',1800000008.0);
INSERT INTO "entry" VALUES('hqd4n5mp',31,'seat-0','{"is":"Pass","over":12}','[{"is":"Passed","seat":0,"then":1}]',1800000008.0);
INSERT INTO "entry" VALUES('hqd4n5mp',32,'seat-1','{"is":"Pass","over":12}','[{"is":"Passed","seat":1,"then":2},{"is":"WindowOpened","seat":2}]',1800000008.0);
INSERT INTO "entry" VALUES('hqd4n5mp',33,'clock','{"is":"TimeUp","over":12,"seat":null}','[{"is":"TrickTaken","seat":2,"points":0,"then":2}]',1800000012.0);
INSERT INTO "entry" VALUES('hqd4n5mp',34,'seat-2','{"is":"Play","cards":"DG","over":13,"phoenix":null,"wish":null,"call":false}','[{"is":"DogLed","seat":2,"to":0,"place":null,"called":false}]',1800000012.0);
INSERT INTO "entry" VALUES('hqd4n5mp',35,'seat-0','{"is":"Play","cards":"2j 2s Kj Ks Kp","over":14,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"full_house","strength":26,"length":5,"cards":"2j 2s Kj Ks Kp","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000012.0);
INSERT INTO "entry" VALUES('hqd4n5mp',36,'seat-1','{"is":"Pass","over":15}','[{"is":"Passed","seat":1,"then":2}]',1800000012.0);
INSERT INTO "entry" VALUES('hqd4n5mp',37,'seat-2','{"is":"Pass","over":15}','[{"is":"Passed","seat":2,"then":3}]',1800000012.0);
INSERT INTO "entry" VALUES('hqd4n5mp',38,'seat-3','{"is":"Pass","over":15}','[{"is":"Passed","seat":3,"then":0},{"is":"WindowOpened","seat":0}]',1800000012.0);
INSERT INTO "entry" VALUES('hqd4n5mp',39,'clock','{"is":"TimeUp","over":15,"seat":null}','[{"is":"TrickTaken","seat":0,"points":30,"then":0}]',1800000016.0);
INSERT INTO "entry" VALUES('hqd4n5mp',40,'seat-0','{"is":"Play","cards":"9j 9s","over":16,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"pair","strength":18,"length":2,"cards":"9j 9s","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":1,"called":false,"locked":[]}]',1800000016.0);
INSERT INTO "entry" VALUES('hqd4n5mp',41,'seat-1','{"is":"Play","cards":"Ts Tp","over":17,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"pair","strength":20,"length":2,"cards":"Ts Tp","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000016.0);
INSERT INTO "entry" VALUES('hqd4n5mp',42,'seat-2','{"is":"Pass","over":18}','[{"is":"Passed","seat":2,"then":3}]',1800000016.0);
INSERT INTO "entry" VALUES('hqd4n5mp',43,'seat-3','{"is":"Pass","over":18}','[{"is":"Passed","seat":3,"then":1},{"is":"WindowOpened","seat":1}]',1800000016.0);
INSERT INTO "entry" VALUES('hqd4n5mp',44,'clock','{"is":"TimeUp","over":18,"seat":null}','[{"is":"TrickTaken","seat":1,"points":20,"then":1}]',1800000020.0);
INSERT INTO "entry" VALUES('hqd4n5mp',45,'seat-1','{"is":"Play","cards":"3t 4t 5p 6t 7t 8s","over":19,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"straight","strength":16,"length":6,"cards":"3t 4t 5p 6t 7t 8s","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":2,"called":false,"locked":[]}]',1800000020.0);
INSERT INTO "entry" VALUES('hqd4n5mp',46,'seat-2','{"is":"Pass","over":20}','[{"is":"Passed","seat":2,"then":3}]',1800000020.0);
INSERT INTO "entry" VALUES('hqd4n5mp',47,'seat-3','{"is":"Pass","over":20}','[{"is":"Passed","seat":3,"then":2},{"is":"WindowOpened","seat":1}]',1800000020.0);
INSERT INTO "entry" VALUES('hqd4n5mp',48,'clock','{"is":"TimeUp","over":20,"seat":null}','[{"is":"TrickTaken","seat":1,"points":5,"then":2}]',1800000024.0);
INSERT INTO "entry" VALUES('hqd4n5mp',49,'seat-2','{"is":"Play","cards":"3s 4s 5j 6j 7j 8p 9p Tj Jj","over":21,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"straight","strength":22,"length":9,"cards":"3s 4s 5j 6j 7j 8p 9p Tj Jj","phoenix":null},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000024.0);
INSERT INTO "entry" VALUES('hqd4n5mp',50,'seat-3','{"is":"Pass","over":22}','[{"is":"Passed","seat":3,"then":2},{"is":"WindowOpened","seat":2}]',1800000024.0);
INSERT INTO "entry" VALUES('hqd4n5mp',51,'clock','{"is":"TimeUp","over":22,"seat":null}','[{"is":"TrickTaken","seat":2,"points":15,"then":2}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',52,'seat-2','{"is":"Play","cards":"Aj Ap PH","over":23,"phoenix":14,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"triple","strength":28,"length":3,"cards":"Aj Ap PH","phoenix":14},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":3,"called":false,"locked":[]},{"is":"TrickTaken","seat":2,"points":-25,"then":3},{"is":"RoundScored","result":{"number":1,"order":[0,1,2],"cards":[70,30],"calls":[{"seat":0,"call":"small","made":true}],"points":[170,30],"totals":[170,30]}}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',53,'dealer','{"is":"Deal","deck":["As","PH","Ap","DR","DG","3t","4s","Aj","2j","6s","6t","Kj","6j","7t","7p","Ks","7j","8t","8s","MJ","8j","9j","9t","5s","9p","Tt","Tp","6p","Tj","Jt","Js","7s","Jj","Qt","Jp","8p","Qj","Kp","Qs","9s","Kt","At","Qp","Ts","2t","3p","4p","5p","2p","3s","4j","5j","2s","3j","4t","5t"],"salt":"3d40886176b1f368c68a3b97dd0d28a5"}','[{"is":"Dealt","number":2,"hands":["2j 6j 7j 8j 9p Tj As DG","3t 6s 7t 8t 9j Tt Jt PH","4s 6t 7p 8s 9t Tp Js Ap","5s 6p 7s Kj Ks Aj MJ DR"],"rest":["2s 2p 2t Jj Qj Kt","3j 3s 3p Qt Kp At","4j 4p 4t Jp Qs Qp","5j 5p 5t 8p 9s Ts"],"deck":["As","PH","Ap","DR","DG","3t","4s","Aj","2j","6s","6t","Kj","6j","7t","7p","Ks","7j","8t","8s","MJ","8j","9j","9t","5s","9p","Tt","Tp","6p","Tj","Jt","Js","7s","Jj","Qt","Jp","8p","Qj","Kp","Qs","9s","Kt","At","Qp","Ts","2t","3p","4p","5p","2p","3s","4j","5j","2s","3j","4t","5t"],"salt":"3d40886176b1f368c68a3b97dd0d28a5","commitment":"6ef26da8b3c7cbca49e8c1ec62b8a447295699003667f4e6b8a433caa6dcca16"}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',54,'seat-3','{"is":"AnswerGrand","grand":true}','[{"is":"GrandAnswered","seat":3,"grand":true}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',55,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',56,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',57,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false},{"is":"HandsFilled"}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',58,'seat-0','{"is":"Give","cards":["2t","2p","2s"]}','[{"is":"GiftsLaid","seat":0,"cards":["2t","2p","2s"]}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',59,'seat-1','{"is":"Give","cards":["3p","3s","3j"]}','[{"is":"GiftsLaid","seat":1,"cards":["3p","3s","3j"]}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',60,'seat-2','{"is":"Give","cards":["4p","4j","4t"]}','[{"is":"GiftsLaid","seat":2,"cards":["4p","4j","4t"]}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',61,'seat-3','{"is":"Give","cards":["5p","5j","5t"]}','[{"is":"GiftsLaid","seat":3,"cards":["5p","5j","5t"]},{"is":"Exchanged","leader":3}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',62,'seat-3','{"is":"Play","cards":"2s 3s 4p 5s 6p 7s 8p 9s Ts MJ","over":28,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"straight","strength":20,"length":10,"cards":"2s 3s 4p 5s 6p 7s 8p 9s Ts MJ","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',63,'seat-0','{"is":"Pass","over":29}','[{"is":"Passed","seat":0,"then":1}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',64,'seat-1','{"is":"Pass","over":29}','[{"is":"Passed","seat":1,"then":2}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',65,'seat-2','{"is":"Pass","over":29}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000028.0);
INSERT INTO "entry" VALUES('hqd4n5mp',66,'clock','{"is":"TimeUp","over":29,"seat":null}','[{"is":"TrickTaken","seat":3,"points":15,"then":3}]',1800000032.0);
INSERT INTO "entry" VALUES('hqd4n5mp',67,'seat-3','{"is":"Play","cards":"DR","over":30,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"single","strength":30,"length":1,"cards":"DR","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000032.0);
INSERT INTO "entry" VALUES('hqd4n5mp',68,'seat-0','{"is":"Pass","over":31}','[{"is":"Passed","seat":0,"then":1}]',1800000032.0);
INSERT INTO "entry" VALUES('hqd4n5mp',69,'seat-1','{"is":"Pass","over":31}','[{"is":"Passed","seat":1,"then":2}]',1800000032.0);
INSERT INTO "entry" VALUES('hqd4n5mp',70,'seat-2','{"is":"Pass","over":31}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000032.0);
INSERT INTO "entry" VALUES('hqd4n5mp',71,'clock','{"is":"TimeUp","over":31,"seat":null}','[{"is":"DragonWon","seat":3}]',1800000036.0);
INSERT INTO "entry" VALUES('hqd4n5mp',72,'seat-3','{"is":"GiveDragon","to":0}','[{"is":"DragonGiven","seat":3,"to":0,"points":25,"then":3}]',1800000036.0);
INSERT INTO "entry" VALUES('hqd4n5mp',73,'seat-3','{"is":"Play","cards":"Kj Ks","over":32,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"pair","strength":26,"length":2,"cards":"Kj Ks","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000036.0);
INSERT INTO "entry" VALUES('hqd4n5mp',74,'seat-0','{"is":"Pass","over":33}','[{"is":"Passed","seat":0,"then":1}]',1800000036.0);
INSERT INTO "entry" VALUES('hqd4n5mp',75,'seat-1','{"is":"Pass","over":33}','[{"is":"Passed","seat":1,"then":2}]',1800000036.0);
INSERT INTO "entry" VALUES('hqd4n5mp',76,'seat-2','{"is":"Pass","over":33}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000036.0);
INSERT INTO "entry" VALUES('hqd4n5mp',77,'clock','{"is":"TimeUp","over":33,"seat":null}','[{"is":"TrickTaken","seat":3,"points":20,"then":3}]',1800000040.0);
INSERT INTO "entry" VALUES('hqd4n5mp',78,'seat-3','{"is":"Play","cards":"Aj","over":34,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"single","strength":28,"length":1,"cards":"Aj","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":1,"called":false,"locked":[]}]',1800000040.0);
INSERT INTO "entry" VALUES('hqd4n5mp',79,'seat-0','{"is":"Pass","over":35}','[{"is":"Passed","seat":0,"then":1}]',1800000040.0);
INSERT INTO "entry" VALUES('hqd4n5mp',80,'seat-1','{"is":"Play","cards":"PH","over":35,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"single","strength":29,"length":1,"cards":"PH","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000040.0);
INSERT INTO "entry" VALUES('hqd4n5mp',81,'seat-2','{"is":"Pass","over":36}','[{"is":"Passed","seat":2,"then":0}]',1800000040.0);
INSERT INTO "entry" VALUES('hqd4n5mp',82,'seat-0','{"is":"Pass","over":36}','[{"is":"Passed","seat":0,"then":1},{"is":"WindowOpened","seat":1}]',1800000040.0);
INSERT INTO "entry" VALUES('hqd4n5mp',83,'clock','{"is":"TimeUp","over":36,"seat":null}','[{"is":"TrickTaken","seat":1,"points":-25,"then":1}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',84,'seat-1','{"is":"Play","cards":"2t 3t 4t 5j 6s 7t 8t 9j Tt Jt Qt Kp At","over":37,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"straight","strength":28,"length":13,"cards":"2t 3t 4t 5j 6s 7t 8t 9j Tt Jt Qt Kp At","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":false,"place":2,"called":false,"locked":[]},{"is":"RoundScored","result":{"number":2,"order":[3,1],"cards":[0,200],"calls":[{"seat":3,"call":"grand","made":true}],"points":[0,400],"totals":[170,430]}}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',85,'dealer','{"is":"Deal","deck":["Qj","3p","As","Kj","3s","4p","Aj","Ks","4j","5t","Ap","Kp","5j","6j","At","Kt","7j","6s","DG","6t","8j","7s","PH","7t","9s","7p","DR","8s","Tj","8p","Js","9t","2s","8t","Jp","Ts","2p","9j","Qs","Jt","2t","9p","Qp","Qt","3j","Tt","5s","6p","Tp","4t","2j","5p","3t","MJ","4s","Jj"],"salt":"b15bcabca345d7f18c82b5ddb99f9563"}','[{"is":"Dealt","number":3,"hands":["3s 4j 5j 7j 8j 9s Tj Qj","3p 4p 5t 6j 6s 7s 7p 8p","Js Aj As Ap At DG PH DR","6t 7t 8s 9t Kj Ks Kp Kt"],"rest":["2s 2p 2t 3j 3t Tp","4t 8t 9j 9p Tt MJ","2j 4s 5s Jp Qs Qp","5p 6p Ts Jj Jt Qt"],"deck":["Qj","3p","As","Kj","3s","4p","Aj","Ks","4j","5t","Ap","Kp","5j","6j","At","Kt","7j","6s","DG","6t","8j","7s","PH","7t","9s","7p","DR","8s","Tj","8p","Js","9t","2s","8t","Jp","Ts","2p","9j","Qs","Jt","2t","9p","Qp","Qt","3j","Tt","5s","6p","Tp","4t","2j","5p","3t","MJ","4s","Jj"],"salt":"b15bcabca345d7f18c82b5ddb99f9563","commitment":"1bdf017c47fd5a117f67bbf2f2b9c8c9d9d9723563ebf8ced5ef08f8357fda00"}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',86,'seat-0','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":0,"grand":false}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',87,'seat-1','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":1,"grand":false}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',88,'seat-2','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":2,"grand":false}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',89,'seat-3','{"is":"AnswerGrand","grand":false}','[{"is":"GrandAnswered","seat":3,"grand":false},{"is":"HandsFilled"}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',90,'seat-0','{"is":"Give","cards":["3j","Tp","3t"]}','[{"is":"GiftsLaid","seat":0,"cards":["3j","Tp","3t"]}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',91,'seat-1','{"is":"Give","cards":["Tt","4t","MJ"]}','[{"is":"GiftsLaid","seat":1,"cards":["Tt","4t","MJ"]}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',92,'seat-2','{"is":"Give","cards":["5s","2j","4s"]}','[{"is":"GiftsLaid","seat":2,"cards":["5s","2j","4s"]}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',93,'seat-3','{"is":"Give","cards":["6p","5p","Jj"]}','[{"is":"GiftsLaid","seat":3,"cards":["6p","5p","Jj"]},{"is":"Exchanged","leader":0}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',94,'seat-0','{"is":"Play","cards":"Qj","over":41,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"single","strength":24,"length":1,"cards":"Qj","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',95,'seat-1','{"is":"Pass","over":42}','[{"is":"Passed","seat":1,"then":2}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',96,'seat-2','{"is":"CallTichu"}','[{"is":"TichuCalled","seat":2}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',97,'seat-2','{"is":"Play","cards":"As","over":42,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":2,"combination":{"kind":"single","strength":28,"length":1,"cards":"As","phoenix":null},"then":3,"out_of_turn":false,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',98,'seat-3','{"is":"Pass","over":43}','[{"is":"Passed","seat":3,"then":0}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',99,'seat-0','{"is":"Pass","over":43}','[{"is":"Passed","seat":0,"then":1}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',100,'seat-1','{"is":"Pass","over":43}','[{"is":"Passed","seat":1,"then":2},{"is":"WindowOpened","seat":2}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',101,'seat-3','{"is":"Play","cards":"Kj Ks Kp Kt","over":43,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"bomb_four","strength":26,"length":4,"cards":"Kj Ks Kp Kt","phoenix":null},"then":0,"out_of_turn":true,"wish":null,"granted":false,"place":null,"called":false,"locked":[]}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',102,'seat-0','{"is":"Pass","over":44}','[{"is":"Passed","seat":0,"then":1}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',103,'seat-1','{"is":"Pass","over":44}','[{"is":"Passed","seat":1,"then":2}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',104,'seat-2','{"is":"Pass","over":44}','[{"is":"Passed","seat":2,"then":3},{"is":"WindowOpened","seat":3}]',1800000044.0);
INSERT INTO "entry" VALUES('hqd4n5mp',105,'clock','{"is":"TimeUp","over":44,"seat":null}','[{"is":"TrickTaken","seat":3,"points":40,"then":3}]',1800000048.0);
INSERT INTO "entry" VALUES('hqd4n5mp',106,'seat-3','{"is":"Play","cards":"3t 4t 5s 6t 7t 8s 9t Ts Jt Qt","over":45,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":3,"combination":{"kind":"straight","strength":24,"length":10,"cards":"3t 4t 5s 6t 7t 8s 9t Ts Jt Qt","phoenix":null},"then":0,"out_of_turn":false,"wish":null,"granted":false,"place":1,"called":false,"locked":[]}]',1800000048.0);
INSERT INTO "entry" VALUES('hqd4n5mp',107,'seat-0','{"is":"Pass","over":46}','[{"is":"Passed","seat":0,"then":1}]',1800000048.0);
INSERT INTO "entry" VALUES('hqd4n5mp',108,'seat-1','{"is":"Pass","over":46}','[{"is":"Passed","seat":1,"then":2}]',1800000048.0);
INSERT INTO "entry" VALUES('hqd4n5mp',109,'seat-2','{"is":"Pass","over":46}','[{"is":"Passed","seat":2,"then":0},{"is":"WindowOpened","seat":3}]',1800000048.0);
INSERT INTO "entry" VALUES('hqd4n5mp',110,'clock','{"is":"TimeUp","over":46,"seat":null}','[{"is":"TrickTaken","seat":3,"points":15,"then":0}]',1800000052.0);
INSERT INTO "entry" VALUES('hqd4n5mp',111,'seat-0','{"is":"Play","cards":"2j 3s 4j 5j 6p 7j 8j 9s Tj MJ","over":47,"phoenix":null,"wish":9,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"straight","strength":20,"length":10,"cards":"2j 3s 4j 5j 6p 7j 8j 9s Tj MJ","phoenix":null},"then":1,"out_of_turn":false,"wish":9,"granted":false,"place":null,"called":false,"locked":[]}]',1800000052.0);
INSERT INTO "entry" VALUES('hqd4n5mp',112,'seat-1','{"is":"Pass","over":48}','[{"is":"Passed","seat":1,"then":2}]',1800000052.0);
INSERT INTO "entry" VALUES('hqd4n5mp',113,'seat-2','{"is":"Pass","over":48}','[{"is":"Passed","seat":2,"then":0},{"is":"WindowOpened","seat":0}]',1800000052.0);
INSERT INTO "entry" VALUES('hqd4n5mp',114,'clock','{"is":"TimeUp","over":48,"seat":null}','[{"is":"TrickTaken","seat":0,"points":15,"then":0}]',1800000056.0);
INSERT INTO "entry" VALUES('hqd4n5mp',115,'seat-0','{"is":"Play","cards":"2s 2p 2t","over":49,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":0,"combination":{"kind":"triple","strength":4,"length":3,"cards":"2s 2p 2t","phoenix":null},"then":1,"out_of_turn":false,"wish":null,"granted":false,"place":2,"called":false,"locked":[]}]',1800000056.0);
INSERT INTO "entry" VALUES('hqd4n5mp',116,'seat-1','{"is":"Pass","over":50}','[{"is":"Passed","seat":1,"then":2}]',1800000056.0);
INSERT INTO "entry" VALUES('hqd4n5mp',117,'seat-2','{"is":"Pass","over":50}','[{"is":"Passed","seat":2,"then":1},{"is":"WindowOpened","seat":0}]',1800000056.0);
INSERT INTO "entry" VALUES('hqd4n5mp',118,'clock','{"is":"TimeUp","over":50,"seat":null}','[{"is":"TrickTaken","seat":0,"points":0,"then":1}]',1800000060.0);
INSERT INTO "entry" VALUES('hqd4n5mp',119,'seat-1','{"is":"Play","cards":"3j 3p 4s 4p 5p 5t 6j 6s 7s 7p 8p 8t 9j 9p","over":51,"phoenix":null,"wish":null,"call":false}','[{"is":"Played","seat":1,"combination":{"kind":"stairs","strength":18,"length":14,"cards":"3j 3p 4s 4p 5p 5t 6j 6s 7s 7p 8p 8t 9j 9p","phoenix":null},"then":2,"out_of_turn":false,"wish":null,"granted":true,"place":3,"called":false,"locked":[]},{"is":"TrickTaken","seat":1,"points":10,"then":2},{"is":"RoundScored","result":{"number":3,"order":[3,0,1],"cards":[15,85],"calls":[{"seat":2,"call":"small","made":false}],"points":[-85,85],"totals":[85,515]}},{"is":"MatchWon","team":1,"totals":[85,515]}]',1800000060.0);
CREATE TABLE game_table (
    id TEXT NOT NULL PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    locale TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'closed')),
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    created REAL NOT NULL,
    changed REAL NOT NULL,
    match TEXT REFERENCES match (id),
    board_channel INTEGER,
    board_message INTEGER, summoned REAL, summons_message INTEGER,
    CHECK (state != 'playing' OR match IS NOT NULL),
    CHECK ((board_channel IS NULL) = (board_message IS NULL))
) STRICT;
INSERT INTO "game_table" VALUES('hqd4n5mp',1576824890219036672,1576824890219036673,1576824890219036730,'ko','closed','{"target": 500, "pace": "relaxed", "window": 4, "rounds": 0, "house": [], "casual": false, "guests": null, "rated": false}',1800000000.0,1800000060.0,'hqd4n5mp',1576824890219036673,1576824925644128256,NULL,NULL);
INSERT INTO "game_table" VALUES('ftv7sn38',1576824890219036672,1576824890219036673,1576824890219036730,'ko','playing','{"target": 1000, "pace": "relaxed", "window": 4, "rounds": 0, "house": [], "casual": false, "guests": null, "rated": true}',1800000060.0,1800000060.0,'ftv7sn38',1576824890219036673,1576824942962409472,NULL,NULL);
CREATE TABLE "guild_preference" (
    guild INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    channels TEXT NOT NULL CHECK (json_valid(channels)),  -- where tables may be opened; an empty array is everywhere
    settings TEXT CHECK (settings IS NULL OR json_valid(settings)),  -- as in game_table; NULL for the standard
    minimum_matches INTEGER NOT NULL CHECK (minimum_matches >= 1),
    ping_role INTEGER
) STRICT;
INSERT INTO "guild_preference" VALUES(1100000000000000010,'ko','[5]',NULL,10,6);
CREATE TABLE mark (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "mark" VALUES('commands','1576824890185482240:0cfde08f804bb76576c499ef255ac0b1f868f36982dfebd6b6f2c99adbc006ad');
CREATE TABLE match (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    created REAL NOT NULL,  -- seconds since 1970, UTC; so are all times in this file
    ended REAL,
    outcome TEXT,
    CHECK ((ended IS NULL) = (outcome IS NULL))
) STRICT;
INSERT INTO "match" VALUES('hqd4n5mp','tichu','["target=500", "turn_seconds=90", "bomb_window_seconds=4"]',1800000000.0,1800000060.0,'finished');
INSERT INTO "match" VALUES('ftv7sn38','tichu','["target=1000", "turn_seconds=90", "bomb_window_seconds=4"]',1800000060.0,NULL,NULL);
CREATE TABLE result (
    match TEXT NOT NULL PRIMARY KEY REFERENCES match (id),
    finished REAL NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    target INTEGER NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    winner INTEGER,  -- a team; NULL for a draw
    total0 INTEGER NOT NULL,
    total1 INTEGER NOT NULL
) STRICT;
INSERT INTO "result" VALUES('hqd4n5mp',1800000060.0,1576824890219036672,1576824890219036673,500,'["target=500", "turn_seconds=90", "bomb_window_seconds=4"]',0,1,85,515);
CREATE TABLE result_round (
    match TEXT NOT NULL REFERENCES result (match),
    round INTEGER NOT NULL CHECK (round >= 1),
    points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL,
    calls TEXT NOT NULL CHECK (json_valid(calls)),
    finish_order TEXT NOT NULL CHECK (json_valid(finish_order)),
    one_two INTEGER NOT NULL CHECK (one_two IN (0, 1)),
    PRIMARY KEY (match, round)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_round" VALUES('hqd4n5mp',1,170,30,'[{"seat": 0, "call": "small", "made": true}]','[0, 1, 2]',0);
INSERT INTO "result_round" VALUES('hqd4n5mp',2,0,400,'[{"seat": 3, "call": "grand", "made": true}]','[3, 1]',1);
INSERT INTO "result_round" VALUES('hqd4n5mp',3,-85,85,'[{"seat": 2, "call": "small", "made": false}]','[3, 0, 1]',0);
CREATE TABLE result_seat (
    match TEXT NOT NULL REFERENCES result (match),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    team INTEGER NOT NULL CHECK (team >= 0),
    user INTEGER,  -- NULL for a bot
    name TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_seat" VALUES('hqd4n5mp',0,0,1576824890219036730,'Amsel');
INSERT INTO "result_seat" VALUES('hqd4n5mp',1,1,1576824890219036731,'Biber');
INSERT INTO "result_seat" VALUES('hqd4n5mp',2,0,1576824890219036732,'Clover');
INSERT INTO "result_seat" VALUES('hqd4n5mp',3,1,1576824890219036733,'Dahlia');
CREATE TABLE table_seat (
    game_table TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('human', 'bot')),
    user INTEGER,
    name TEXT NOT NULL, level TEXT,
    PRIMARY KEY (game_table, seat),
    CHECK (kind = 'bot' OR user IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "table_seat" VALUES('ftv7sn38',0,'human',1576824890219036730,'Amsel',NULL);
INSERT INTO "table_seat" VALUES('ftv7sn38',1,'human',1576824890219036731,'Biber',NULL);
INSERT INTO "table_seat" VALUES('ftv7sn38',2,'human',1576824890219036732,'Clover',NULL);
INSERT INTO "table_seat" VALUES('ftv7sn38',3,'human',1576824890219036733,'Dahlia',NULL);
INSERT INTO "table_seat" VALUES('hqd4n5mp',0,'human',1576824890219036730,'Amsel',NULL);
INSERT INTO "table_seat" VALUES('hqd4n5mp',1,'human',1576824890219036731,'Biber',NULL);
INSERT INTO "table_seat" VALUES('hqd4n5mp',2,'human',1576824890219036732,'Clover',NULL);
INSERT INTO "table_seat" VALUES('hqd4n5mp',3,'human',1576824890219036733,'Dahlia',NULL);
CREATE TABLE "user_preference" (
    user INTEGER NOT NULL PRIMARY KEY,
    locale TEXT,
    sort_order TEXT NOT NULL CHECK (sort_order IN ('ascending', 'descending', 'suit', 'combination')),
    card_layout TEXT NOT NULL CHECK (card_layout IN ('buttons', 'menu')),
    turn_pings INTEGER NOT NULL CHECK (turn_pings IN (0, 1)),
    direct_hands INTEGER NOT NULL CHECK (direct_hands IN (0, 1)),
    hints INTEGER NOT NULL CHECK (hints IN (0, 1))
) STRICT;
INSERT INTO "user_preference" VALUES(1100000000000000001,'de','descending','menu',0,1,0);
CREATE INDEX match_open ON match (created) WHERE ended IS NULL;
CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
CREATE TRIGGER entry_is_never_taken_away BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'the journal is only ever added to');
END;
CREATE UNIQUE INDEX game_table_open ON game_table (channel) WHERE state != 'closed';
CREATE INDEX result_of_guild ON result (guild, finished);
CREATE INDEX result_seat_of_user ON result_seat (user) WHERE user IS NOT NULL;
COMMIT;
PRAGMA user_version = 7;
