import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import { isMissing } from '../read/folder.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { Stamp } from './document.ts'

const WINDOW = 256 * 1024

type Refusal = readonly [problem: FindingWords, hint: FindingWords]

export const CUT_OFF: Refusal = [say('cut-off'), say('cut-off-hint')]
/** Its program writes it anew: it is not there for a moment, or has changed since it was looked at. */
export const BEING_SAVED: Refusal = [say('being-saved'), say('being-saved-hint')]
export const DAMAGED: Refusal = [say('is-damaged'), say('psd-damaged-hint')]

/** A file that is read in pieces: documents are larger than the memory that reading them may take. */
export class FileBytes {
  readonly length: number
  readonly stamp: Stamp
  private readonly file: number
  private window: Buffer = Buffer.alloc(0)
  private windowAt = 0

  constructor(path: string) {
    this.file = openOne(path)
    const { size, mtimeMs } = fstatSync(this.file)
    this.length = size
    this.stamp = { bytes: size, savedAt: mtimeMs }
  }

  close(): void {
    closeSync(this.file)
  }

  /** A copy of its own. @throws UnreadableArt where the file ends before */
  bytes(at: number, length: number): Buffer {
    if (at < 0 || length < 0 || at + length > this.length) throw new UnreadableArt(...CUT_OFF)
    const content = Buffer.allocUnsafeSlow(length)
    for (let read = 0; read < length;) {
      const count = readSync(this.file, content, read, length - read, at + read)
      if (count === 0) throw new UnreadableArt(...CUT_OFF)
      read += count
    }
    return content
  }

  text(at: number, length: number): string {
    return this.near(at, length).toString('latin1')
  }

  u8(at: number): number {
    return this.near(at, 1).readUInt8()
  }

  u16(at: number): number {
    return this.near(at, 2).readUInt16BE()
  }

  i16(at: number): number {
    return this.near(at, 2).readInt16BE()
  }

  u32(at: number): number {
    return this.near(at, 4).readUInt32BE()
  }

  i32(at: number): number {
    return this.near(at, 4).readInt32BE()
  }

  /** @throws UnreadableArt where the number is larger than any file */
  u64(at: number): number {
    const number = Number(this.near(at, 8).readBigUInt64BE())
    if (!Number.isSafeInteger(number)) throw new UnreadableArt(...DAMAGED)
    return number
  }

  /** Of a few bytes: a look at the piece of the file that was read last. */
  private near(at: number, length: number): Buffer {
    if (at < this.windowAt || at + length > this.windowAt + this.window.length) {
      if (at < 0 || at + length > this.length) throw new UnreadableArt(...CUT_OFF)
      this.window = this.bytes(at, Math.min(WINDOW, this.length - at))
      this.windowAt = at
    }
    return this.window.subarray(at - this.windowAt, at - this.windowAt + length)
  }
}

/** @throws UnreadableArt where it is not there: it was listed a moment ago */
function openOne(path: string): number {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (isMissing(error)) throw new UnreadableArt(...BEING_SAVED)
    throw error
  }
}
