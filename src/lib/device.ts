/** What statistics and error reports say of the browser. */
export function browserName(): string {
  return navigator.userAgent.slice(0, 500)
}

interface Sizes {
  width: number
  height: number
  innerWidth: number
  innerHeight: number
}

/** In whole CSS pixels. */
export function screenSizes(): Sizes {
  return {
    width: Math.round(screen.width),
    height: Math.round(screen.height),
    innerWidth: Math.round(innerWidth),
    innerHeight: Math.round(innerHeight),
  }
}
