import { cutText } from './cut-text.ts'

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
}

const PART_LENGTH = 40

/** `name.surname` in small plain letters: Zoë van Łęcka makes zoe.van-lecka (AUTH-16). */
export function userNameOf(firstName: string, lastName: string): string {
  const parts = [firstName, lastName].map(plain).filter((part) => part !== '')
  return parts.length > 0 ? parts.join('.') : 'player'
}

function plain(name: string): string {
  const letters = Array.from(name.normalize('NFKD').toLowerCase())
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
  const words = letters.replaceAll(/\p{M}/gu, '').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return cutText(words, PART_LENGTH).replaceAll(/^-+|-+$/g, '')
}
