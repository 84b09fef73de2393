import { flakeOf, type Flake } from '../../src/stage/weather/snow.ts'

/** The scene of the specification in numbers, so that each contender draws the same. Units are px of its screen. */
export const SCREEN = { width: 1920, height: 1080 }
export const CLICKABLES = 20
export const FLAKES = 150
export const CLOUDS = 6

/** The pictures of the clickables: every one a cell of one atlas page, and a file of its own for the DOM. */
export const CELL = { width: 240, height: 170 }
const CELLS_A_ROW = 5

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Where picture `index` lies in the atlas. */
export function cellOf(index: number): Place {
  const cell = index % CLICKABLES
  return {
    x: (cell % CELLS_A_ROW) * CELL.width,
    y: Math.floor(cell / CELLS_A_ROW) * CELL.height,
    ...CELL,
  }
}

/** A grid over the middle of the screen; many are small. */
export function placesOf(count: number): Place[] {
  const columns = Math.ceil(Math.sqrt(count * 1.25))
  const step = { x: (SCREEN.width * 0.74) / columns, y: (SCREEN.height * 0.7) / Math.ceil(count / columns) }
  const width = Math.min(CELL.width, step.x * 0.9)
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(SCREEN.width * 0.13 + (index % columns) * step.x),
    y: Math.round(SCREEN.height * 0.22 + Math.floor(index / columns) * step.y),
    width: Math.round(width),
    height: Math.round((width * CELL.height) / CELL.width),
  }))
}

/** A flake for a contender that animates from one point to another: the delay has passed, all of them fall. */
export interface FallingFlake extends Flake {
  x: number
  sway: number
}

const SEED = 7

export function flakesOf(count: number): FallingFlake[] {
  return Array.from({ length: count }, (_, index) => ({
    ...flakeOf(SEED, index),
    x: Math.round((index * 0.618 * SCREEN.width) % SCREEN.width),
    sway: ((index * 37) % 60) - 30,
  }))
}

export interface DriftingCloud {
  picture: number
  y: number
  width: number
  height: number
  opacity: number
  /** Seconds from the left edge to the right, and how many of them have passed. */
  seconds: number
  ahead: number
}

/** As large and as slow as the stage's own. */
export function cloudsOf(): DriftingCloud[] {
  return Array.from({ length: CLOUDS }, (_, index) => {
    const nearness = (index + 0.4) / CLOUDS
    const width = Math.round(SCREEN.width * (0.15 + 0.19 * nearness))
    return {
      picture: index % 3,
      y: Math.round(SCREEN.height * (0.02 + 0.14 * nearness)),
      width,
      height: Math.round(width / 6),
      opacity: 0.34 + 0.05 * index,
      seconds: 450 - 45 * index,
      ahead: 60 * index,
    }
  })
}
