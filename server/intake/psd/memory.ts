import { UnreadableArt } from '../unreadable-art.ts'

/** Of all pictures that one group is laid together from at a time, and of what they are unpacked from. */
const MOST_BYTES = 400_000_000

const TOO_MUCH_MEMORY: readonly [string, string] = [
  'needs too much memory: a layer is far larger than the canvas, or groups and masks over the whole canvas lie in each other',
  'Merge what is shown together (Layer > Merge Group), and cut off what lies outside of the canvas (Select > All, Image > Crop).',
]

/** Counts the bytes that one order of the thread holds: its heap is bounded by Node, these are not. */
export class Memory {
  private inUse = 0

  /** @throws UnreadableArt where they would be too many */
  take(bytes: number): void {
    this.inUse += bytes
    if (this.inUse > MOST_BYTES) throw new UnreadableArt(...TOO_MUCH_MEMORY)
  }

  giveBack(bytes: number): void {
    this.inUse -= bytes
  }
}
