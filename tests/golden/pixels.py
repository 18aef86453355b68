"""What a painted frame looks like, pixel by pixel, without the file between."""

from PIL import Image

from render.palette import COLOURS


def coloured(indices: Image.Image) -> Image.Image:
    """Palette indices as an RGB image, as a viewer shows them."""
    image = Image.frombytes("P", indices.size, indices.tobytes())
    image.putpalette(COLOURS)
    return image.convert("RGB")
