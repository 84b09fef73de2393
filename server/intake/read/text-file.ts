import { readFile, stat } from 'node:fs/promises'
import { UnreadableArt } from '../unreadable-art.ts'

/** More is not even read: no drawing and no text comes near it. */
const MOST_BYTES = 64_000_000

/** A file as text, without the mark that some editors put in front. @throws UnreadableArt */
export async function readText(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > MOST_BYTES) {
    throw new UnreadableArt(
      `has ${Math.round(size / 1e6)} MB`,
      'Take out what is not needed; a file here has some hundred kilobytes.',
    )
  }
  return textOf(await readFile(path))
}

/** @throws UnreadableArt */
export function textOf(content: Buffer): string {
  const isUtf16 = ['fffe', 'feff'].includes(content.subarray(0, 2).toString('hex'))
  if (isUtf16) throw new UnreadableArt('is saved as UTF-16', 'Save it as UTF-8.')
  const text = content.toString('utf8').replace(/^\uFEFF/, '')
  if (text.trim() === '') throw new UnreadableArt('is empty', 'Write it, or delete it.')
  return text
}
