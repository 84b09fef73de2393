import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { mix } from '../lib/colour.ts'

/** The bakery is cut from paper: flat colours, circles and straight edges, one shade a thing, no gradients. */
export const INK = '#3B2A4A'
export const CREAM = '#FBEFD9'
export const WHITE = '#FFFDF6'
export const CRUST = '#D98E4A'
export const DARK_CRUST = '#B4652F'
export const TERRACOTTA = '#D9664A'
export const BRICK = '#B94E3C'
export const MUSTARD = '#F4B942'
export const TEAL = '#2E8B84'
export const DEEP_TEAL = '#1F6A6A'
export const MINT = '#BFE3D6'
export const ROSE = '#F3A9A0'
export const SKY = '#F9D3B4'
export const STONE = '#D8C7B4'
const DAWN = '#6A78A8'

/** Turns a colour into that of the hour before sunrise, and leaves it as it is afterwards. */
export type Hour = (colour: string) => string
export const dawn: Hour = (colour) => mix(colour, DAWN, 0.34)
export const morning: Hour = (colour) => colour

export function box(x: number, y: number, w: number, h: number, fill: string, round = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turned}/>`
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

export function line(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The upper half of a circle that stands on `y`. */
export function dome(x: number, y: number, r: number, fill: string): string {
  return shape(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, fill)
}

/** The side that looks away from the sun: the right part of a shape, one tone darker. */
export function shade(d: string): string {
  return shape(d, INK, 0.14)
}

export function svg(width: number, height: number, drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${drawn}\n</svg>\n`
}

export function write(file: string, drawn: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawn)
}

/** A scene: its groups in drawing order, the lowest first. */
export class Scene {
  private readonly groups: string[] = []

  group(name: string, drawn: string): void {
    this.groups.push(`<g id="${name}">\n${drawn}\n</g>`)
  }

  /** A place before sunrise and in the morning, and the windows that light up while somebody works in it. */
  place(
    id: string,
    draw: (hour: Hour, isDone: boolean) => string,
    glow: string,
    fit = 'translate(0 0)',
  ): void {
    const within = (drawn: string): string => `<g transform="${fit}">${drawn}</g>`
    this.group(`element ${id}`, within(draw(dawn, false)))
    this.group(`element ${id} glow`, within(glow))
    this.group(`element ${id} done`, within(draw(morning, true)))
  }

  write(file: string, width = 1920, height = 1080): void {
    write(file, svg(width, height, this.groups.join('\n')))
  }
}
