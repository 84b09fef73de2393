import { pathOf, prefixed } from './address.ts'

/** Only this extension counts as a film (specification, section 3: assistant media). */
const FILM = /\.webm$/i

export function isFilm(address: string): boolean {
  return FILM.test(pathOf(address))
}

/** The picture beside a film: same name. Of a picture it is the picture itself. */
export function stillOf(address: string): string {
  const path = pathOf(address)
  return isFilm(address) ? path.replace(FILM, '.webp') + address.slice(path.length) : address
}

/** The same file with `head` before its name. */
export function headOf(address: string): string {
  return prefixed(address, 'head')
}
