import type { Pixels } from './pixels.ts'

/** The pixel that lets most through, the first of several: its alpha, and its place in per cent of width and height. */
export function thinnestPoint({ data, width, height }: Pixels): { alpha: number; x: number; y: number } {
  let least = 3
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < (data[least] ?? 0)) least = at
  }
  const pixel = least >> 2
  return {
    alpha: data[least] ?? 0,
    x: Math.round(((pixel % width) / width) * 100),
    y: Math.round((Math.floor(pixel / width) / height) * 100),
  }
}
