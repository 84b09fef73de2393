import { anchors } from './runtime.ts'

/** A ref for what stands still over the map: the labels of places keep off it. */
export function keepLabelsOff(node: HTMLElement | null): (() => void) | undefined {
  return node ? anchors.keepOff(node) : undefined
}
