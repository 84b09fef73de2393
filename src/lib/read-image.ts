/**
 * A picture, decoded. One of another host may be read only where that host says so, as canvas and GPU ask for.
 * @throws Error in words for the maker of the art
 */
export async function readImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  if (!url.startsWith('data:')) image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
  } catch (cause) {
    throw new Error('is missing or no picture that a browser can read', { cause })
  }
  return image
}
