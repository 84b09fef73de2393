/** Files one after the other in the format of `tar` (POSIX.1-2001), so that common programs open what we write. */

const BLOCK = 512
const NAME_BYTES = 100
/** The longest header of a long name that is read, in bytes. */
const LONGEST_PAX = 64 * 1024

/** A file of an archive that is written. */
export interface TarredFile {
  /** With forward slashes. */
  name: string
  bytes: number
  content: AsyncIterable<unknown> | Iterable<unknown>
}

/** The bytes of an archive, piece by piece. @throws where a file has not as many bytes as was said */
export async function* tarOf(
  files: AsyncIterable<TarredFile> | Iterable<TarredFile>,
): AsyncGenerator<Buffer, void> {
  for await (const { name, bytes, content } of files) {
    if (Buffer.byteLength(name) > NAME_BYTES) yield* pax(name)
    yield headOf(name, bytes, '0')
    let length = 0
    for await (const chunk of content) {
      if (!(chunk instanceof Uint8Array)) continue
      length += chunk.length
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    }
    if (length !== bytes) throw new Error(`${name} has ${length} bytes instead of ${bytes}`)
    yield padding(bytes)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** A long name goes ahead of its file. */
function* pax(name: string): Generator<Buffer, void> {
  const record = Buffer.from(recordOf(`path=${name}\n`))
  yield headOf('name', record.length, 'x')
  yield record
  yield padding(record.length)
}

/** A record begins with its own length, which is part of it. */
function recordOf(text: string): string {
  const rest = Buffer.byteLength(text) + 1
  let length = rest + String(rest).length
  length = rest + String(length).length
  return `${length} ${text}`
}

function padding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)
}

function headOf(name: string, bytes: number, type: '0' | 'x'): Buffer {
  const head = Buffer.alloc(BLOCK)
  head.write(Buffer.from(name).subarray(0, NAME_BYTES).toString('latin1'), 0, 'latin1')
  head.write('0000600\0', 100)
  head.write('0000000\0', 108)
  head.write('0000000\0', 116)
  head.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('        ', 148)
  head.write(type, 156)
  head.write('ustar\0', 257)
  head.write('00', 263)
  const sum = head.reduce((all, byte) => all + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** What is read is no archive of ours, or was cut off. */
export class BrokenTar extends Error {}

/** A file of an archive that is read: its content must be read to its end before the next one is asked for. */
export interface ReadTarredFile {
  name: string
  bytes: number
  content: AsyncGenerator<Buffer, void>
}

/** The files of an archive, one after the other. @throws BrokenTar */
export async function* readTar(source: AsyncIterable<unknown>): AsyncGenerator<ReadTarredFile, void> {
  const reader = new Reader(source)
  let longName: string | null = null
  for (;;) {
    const head = await reader.take(BLOCK)
    if (head.every((byte) => byte === 0)) return
    mustBeHead(head)
    const bytes = octalAt(head, 124, 12)
    const type = String.fromCharCode(head[156] ?? 0)
    if (type === 'x') {
      if (bytes > LONGEST_PAX) throw new BrokenTar('a name is too long')
      const record = (await reader.take(bytes)).toString()
      await reader.take(padding(bytes).length)
      longName = /^\d+ path=([^\n]*)\n/.exec(record)?.[1] ?? null
      continue
    }
    if (type !== '0') throw new BrokenTar(`there is something that is no file (${type})`)
    const name = longName ?? textAt(head, 0, NAME_BYTES)
    longName = null
    const left = { bytes }
    yield { name, bytes, content: contentOf(reader, left) }
    while (left.bytes > 0) left.bytes -= (await reader.some(left.bytes)).length
    await reader.take(padding(bytes).length)
  }
}

async function* contentOf(reader: Reader, left: { bytes: number }): AsyncGenerator<Buffer, void> {
  while (left.bytes > 0) {
    const chunk = await reader.some(left.bytes)
    left.bytes -= chunk.length
    yield chunk
  }
}

function mustBeHead(head: Buffer): void {
  const sum = head.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (textAt(head, 257, 5) !== 'ustar' || octalAt(head, 148, 8) !== sum)
    throw new BrokenTar('it is no tar archive')
}

function textAt(head: Buffer, from: number, length: number): string {
  const part = head.subarray(from, from + length)
  const end = part.indexOf(0)
  return part.subarray(0, end === -1 ? length : end).toString()
}

function octalAt(head: Buffer, from: number, length: number): number {
  return parseInt(textAt(head, from, length).trim() || '0', 8)
}

/** Bytes of a stream in the portions that are asked for. */
class Reader {
  private readonly chunks: AsyncIterator<unknown>
  private held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<unknown>) {
    this.chunks = source[Symbol.asyncIterator]()
  }

  /** Exactly so many. @throws BrokenTar */
  async take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = bytes; left > 0;) {
      const part = await this.some(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }

  /** At least one, and at most so many. @throws BrokenTar */
  async some(most: number): Promise<Buffer> {
    while (this.held.length === 0) {
      const next = await this.chunks.next()
      if (next.done === true) throw new BrokenTar('it ends in the middle')
      const { value } = next
      if (value instanceof Uint8Array) this.held = Buffer.from(value)
    }
    const part = this.held.subarray(0, most)
    this.held = this.held.subarray(part.length)
    return part
  }
}
