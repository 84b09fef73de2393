import { decodeEntities } from './entities.ts'
import type { PictureAt, QuestionPicture } from './question.ts'
import { allBelow, type XmlElement } from './xml.ts'

/** What pages show besides words. */
const SHOWN = /<(img|audio|video|object|embed|iframe|svg|math|canvas|applet)\b/gi
const IMAGE = /<img\b((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/i
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
}
/** Those that a draft can have. */
const PICTURE = /\.(png|jpe?g|webp|svg)$/i
/** Letters of a picture that stands in the text itself. */
const MOST_LETTERS = 14_000_000

/** The first picture of a piece of HTML; null where there is none. */
export function pictureIn(html: string): PictureAt | null {
  const [, attributes] = IMAGE.exec(html) ?? []
  if (attributes === undefined) return null
  const source = decodeEntities(attributeIn(attributes, 'src'))
  if (source === '') return null
  const count = html.match(SHOWN)?.length ?? 0
  return { source, alt: decodeEntities(attributeIn(attributes, 'alt')).trim(), isAll: count === 1 }
}

function attributeIn(attributes: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'<>]+))`, 'i').exec(attributes)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}

/** The same where elements of a page stand in the file as they are. */
export function pictureBelow(element: XmlElement | undefined): PictureAt | null {
  const all = allBelow(element, 'img', 'audio', 'video', 'object', 'math', 'svg')
  const image = all.find(({ name }) => name === 'img')
  const source = image?.attributes.get('src') ?? ''
  if (source === '') return null
  return { source, alt: (image?.attributes.get('alt') ?? '').trim(), isAll: all.length === 1 }
}

/** A picture from its address as `data:`; null for anything else. */
export function pictureOfData({ source, ...said }: PictureAt): QuestionPicture | null {
  const [, type = '', data] = /^data:([\w/+.-]+);base64,([^]*)$/.exec(source.slice(0, MOST_LETTERS)) ?? []
  const ending = ENDINGS[type.toLowerCase()]
  const bytes = data === undefined || ending === undefined ? null : bytesOf(data)
  return bytes && ending !== undefined ? { name: `picture${ending}`, bytes, ...withoutSource(said) } : null
}

/** A picture from base64. @param name as its file is called */
export function pictureOfBase64(
  name: string,
  data: string,
  said: Pick<PictureAt, 'alt' | 'isAll'>,
): QuestionPicture | null {
  if (!PICTURE.test(name) || data.length > MOST_LETTERS) return null
  const bytes = bytesOf(data)
  return bytes && { name, bytes, ...withoutSource(said) }
}

const withoutSource = ({ alt, isAll }: Pick<PictureAt, 'alt' | 'isAll'>) => ({ alt, isAll })

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64.replaceAll(/\s+/g, '')), (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return null
  }
}

/**
 * Which file of a package an address means, whatever stands before it: Canvas writes `$IMS-CC-FILEBASE$/a.png`, others paths from the file
 * of the question or from the top. Null where none is meant, or none that is a picture.
 */
export function fileMeant(source: string, from: string, names: readonly string[]): string | null {
  const plain = decoded(source)
    .replace(/^\$IMS[-_]CC[-_]FILEBASE\$\/?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/^(\.\/)+/, '')
  if (/^[a-z]+:/i.test(plain) || !PICTURE.test(plain)) return null
  const beside = joined(from.slice(0, from.lastIndexOf('/') + 1), plain)
  const top = joined('', plain)
  const wanted = [beside, top].flatMap((one) => one ?? [])
  const exact = names.find((name) => wanted.includes(name))
  // below a folder that the package names elsewhere
  return exact ?? names.find((name) => top !== null && name.endsWith(`/${top}`)) ?? null
}

function decoded(source: string): string {
  try {
    return decodeURIComponent(source)
  } catch {
    return source
  }
}

/** Null where it leads out of the package. */
function joined(folder: string, path: string): string | null {
  const parts: string[] = []
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null
    if (part !== '..' && part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
