/** Fetches a picture, so that it is at hand when it is shown; says whether it came. */
export function arrives(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    picture.src = src
  })
}
