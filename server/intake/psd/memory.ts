import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** Of all pictures that one group is laid together from at a time, and of what they are unpacked from. */
const MOST_BYTES = 400_000_000

/** Counts the bytes that one order of the thread holds: its heap is bounded by Node, these are not. */
export class Memory {
  private inUse = 0

  /** @throws UnreadableArt where they would be too many */
  take(bytes: number): void {
    this.inUse += bytes
    if (this.inUse > MOST_BYTES) throw new UnreadableArt(say('psd-memory'), say('psd-memory-hint'))
  }

  giveBack(bytes: number): void {
    this.inUse -= bytes
  }
}
