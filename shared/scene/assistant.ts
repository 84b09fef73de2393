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

/** The same film without an alpha channel: its colours above, what shows of them below. Not there where it is too long for that. */
export function stackedOf(address: string): string {
  const path = pathOf(address)
  return path.replace(FILM, '.stacked.webm') + address.slice(path.length)
}

/** Shapes that a mouth may have pictures of besides the open one, which stands for those that have none. */
export const FINER_MOUTHS = ['small', 'round'] as const
export type FinerMouth = (typeof FINER_MOUTHS)[number]

/** In the query of an address: pictures of the head with its mouth open lie beside the head, and these of other shapes. */
const MOUTHS = /\?mouth(?:=([a-z,]*))?$/

/** @param finer of which shapes there are pictures, too */
export function withMouth(address: string, finer: readonly FinerMouth[] = []): string {
  return `${address}?mouth${finer.length > 0 ? `=${finer.join()}` : ''}`
}

/** The head with its mouth open, in each shape, for when it speaks; null where there is none. */
export function mouthsOf(address: string): Record<FinerMouth | 'wide', string> | null {
  const query = MOUTHS.exec(address)
  if (!query) return null
  const wide = prefixed(address, 'mouth')
  const finer = query[1]?.split(',') ?? []
  const of = (shape: FinerMouth) => (finer.includes(shape) ? prefixed(address, `${shape}mouth`) : wide)
  return { small: of('small'), round: of('round'), wide }
}

/** The same file with `head` before its name. */
export function headOf(address: string): string {
  return prefixed(address, 'head')
}
