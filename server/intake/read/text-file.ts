import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { Complaint } from './schema-words.ts'

/** More is not even read: no drawing and no text comes near it. */
const MOST_BYTES = 64_000_000
const SAVE_AS_UTF8 = say('save-utf-8')

/** A file as text, without the mark that some editors put in front. @throws UnreadableArt */
export async function readText(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > MOST_BYTES) {
    throw new UnreadableArt(say('has-mb', { mb: Math.round(size / 1e6) }), say('has-mb-hint'))
  }
  return textOf(await readFile(path))
}

/** @throws UnreadableArt where it is empty, or where letters of it would be broken */
export function textOf(content: Buffer): string {
  const text = content.toString('utf8').replace(/^\uFEFF/, '')
  if (text.trim() === '') throw new UnreadableArt(say('is-empty'), say('write-or-delete'))
  const broken = brokenLetter(content, text)
  if (broken) throw new UnreadableArt(broken.problem, broken.hint)
  return text
}

/** What is wrong with the letters of a file; null where every one of them can be read. @param text the same, decoded */
export function brokenLetter(content: Buffer, text: string): Complaint | null {
  if (isUtf16(content)) return { problem: say('utf-16'), hint: SAVE_AS_UTF8 }
  // a decoder puts this character where it finds no letter, and so did an editor that once opened the file wrongly
  const at = text.indexOf('\uFFFD')
  if (at === -1) return null
  const said = { line: text.slice(0, at).split('\n').length, shown: around(text, at) }
  return isUtf8(content)
    ? { problem: say('letter-lost', said), hint: say('letter-lost-hint') }
    : { problem: say('not-utf-8', said), hint: SAVE_AS_UTF8 }
}

/** By its mark, or by the empty byte beside the bracket that begins every drawing and every JSON. */
export function isUtf16(content: Buffer): boolean {
  const [first = 0, second = 0] = content
  return (
    ['fffe', 'feff'].includes(content.subarray(0, 2).toString('hex')) ||
    isWide(first, second) ||
    isWide(second, first)
  )
}

function isWide(letter: number, other: number): boolean {
  return other === 0 && '<{['.includes(String.fromCharCode(letter))
}

function around(text: string, at: number): string {
  return (
    (/[^\n"]{0,12}$/.exec(text.slice(0, at))?.[0] ?? '') + (/^[^\n"]{0,12}/.exec(text.slice(at))?.[0] ?? '')
  )
}
