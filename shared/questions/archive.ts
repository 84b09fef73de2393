import { FileRefusal } from './question.ts'

/** A file in an archive. */
export interface Packed {
  name: string
  /** Whether its bytes are deflated, else they are stored. */
  isDeflated: boolean
  /** Of its bytes in the archive. */
  from: number
  length: number
}

/** A package of questions has so many files at most, pictures included. */
const MOST_FILES = 5000
/** Letters of all files together when they are unpacked. */
export const MOST_UNPACKED = 20 * 1024 * 1024

const [LOCAL, CENTRAL, END] = [0x0403_4b50, 0x0201_4b50, 0x0605_4b50]
const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 1
const SHORTEST_END = 22
const LONGEST_COMMENT = 65_535
const FILE_KIND = 0o170_000
const [PLAIN_FILE, FOLDER, UNSAID] = [0o100_000, 0o040_000, 0]

/**
 * The files of a zip by its list. What packages of courses refuse is refused here: names that lead out of it, two of the same name, links,
 * and passwords.
 * @throws FileRefusal
 */
export function filesOf(bytes: Uint8Array): Packed[] {
  try {
    return listed(bytes)
  } catch (error) {
    // it points behind its own end
    if (error instanceof RangeError) throw new FileRefusal('zip-unreadable')
    throw error
  }
}

function listed(bytes: Uint8Array): Packed[] {
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_FILES) throw new FileRefusal('too-large')
  const files: Packed[] = []
  const names = new Set<string>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new FileRefusal('zip-unreadable')
    const length = view.getUint16(at + 28, true)
    const name = nameIn(bytes, at + 46, length)
    mustBeHarmless(view, at, name)
    if (names.has(name.toLowerCase())) throw new FileRefusal('zip-unsafe')
    names.add(name.toLowerCase())
    if (!name.endsWith('/')) files.push(fileAt(bytes, view, at, name))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - SHORTEST_END - LONGEST_COMMENT)
  for (let at = view.byteLength - SHORTEST_END; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at
  throw new FileRefusal('zip-unreadable')
}

function mustBeHarmless(view: DataView, at: number, name: string): void {
  const kind = (view.getUint32(at + 38, true) >>> 16) & FILE_KIND
  const isFile = kind === PLAIN_FILE || kind === FOLDER || kind === UNSAID
  if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new FileRefusal('zip-unreadable')
  if (!isFile || /\p{Cc}/u.test(name) || name.startsWith('/') || /^[a-z]:/i.test(name))
    throw new FileRefusal('zip-unsafe')
  if (name.split('/').includes('..')) throw new FileRefusal('zip-unsafe')
}

function fileAt(bytes: Uint8Array, view: DataView, at: number, name: string): Packed {
  const method = view.getUint16(at + 10, true)
  const local = view.getUint32(at + 42, true)
  if (view.getUint32(local, true) !== LOCAL) throw new FileRefusal('zip-unreadable')
  // two names show a scanner another archive than is read
  if (nameIn(bytes, local + 30, view.getUint16(local + 26, true)) !== name)
    throw new FileRefusal('zip-unsafe')
  if (method !== STORED && method !== DEFLATED) throw new FileRefusal('zip-unreadable')
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const length = view.getUint32(at + 20, true)
  if (from + length > bytes.length) throw new FileRefusal('zip-unreadable')
  return { name, isDeflated: method === DEFLATED, from, length }
}

/** Old tools on Windows write backslashes, which mean slashes. */
function nameIn(bytes: Uint8Array, from: number, length: number): string {
  if (from + length > bytes.length) throw new FileRefusal('zip-unreadable')
  return new TextDecoder()
    .decode(bytes.subarray(from, from + length))
    .replaceAll('\\', '/')
    .normalize('NFC')
}

/**
 * The bytes of a file. It is counted while it grows, and given up once it is larger than may be: what its list says of it is not believed.
 * @param most bytes
 * @throws FileRefusal
 */
export async function unpack(bytes: Uint8Array, file: Packed, most: number): Promise<Uint8Array> {
  const packed = bytes.slice(file.from, file.from + file.length)
  if (!file.isDeflated) {
    if (packed.length > most) throw new FileRefusal('too-large')
    return packed
  }
  const stream = new DecompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  // what is wrong with it is learned by reading
  const written = writer.write(packed).then(() => writer.close())
  written.catch(() => undefined)
  const reader = stream.readable.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > most) throw new FileRefusal('too-large')
      chunks.push(value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    if (error instanceof FileRefusal) throw error
    throw new FileRefusal('zip-unreadable')
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
