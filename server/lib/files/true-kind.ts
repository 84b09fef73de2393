import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { endingOf } from '#shared/domain/file-sorts.ts'

/** By each ending of a name, what its first bytes may say. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  webp: ['webp'],
  mp4: ['mp4', 'm4v', 'mov', '3gp'],
  m4v: ['mp4', 'm4v'],
  mov: ['mov', 'mp4'],
  webm: ['webm'],
  mp3: ['mp3'],
  m4a: ['m4a', 'mp4'],
  wav: ['wav'],
  ogg: ['ogg', 'oga', 'opus'],
  aac: ['aac'],
  flac: ['flac'],
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  odt: ['odt'],
  ods: ['ods'],
  odp: ['odp'],
}

/** Plain text has no first bytes of its own. */
const TEXTS: readonly string[] = ['txt', 'csv']
/** How much of a text is looked at. */
const HEAD_BYTES = 64 * 1024

/** Whether a file is what the ending of its name says. */
export async function isTrueKind(path: string, name: string): Promise<boolean> {
  const ending = endingOf(name)
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (TEXTS.includes(ending)) return found === undefined && isText(await headOf(path))
  return found !== undefined && (SAME[ending]?.includes(found.ext) ?? false)
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whatever letters it is written in: control characters stand in no text. */
function isText(head: Buffer): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return isWide || !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(head.toString('latin1'))
}
