import type { SceneKind } from '../measures.ts'

const MEGABYTE = 1024 * 1024
/** Bytes on the graphics card that a scene may take on phones, with its pictures at half their size. */
export const SMALL_BUDGET = 24 * MEGABYTE

/** The same elsewhere. */
export function textureBudget(kind: SceneKind): number {
  return (kind === 'moving' ? 96 : 64) * MEGABYTE
}

/** What a picture takes there: four bytes a pixel, however small its file is. */
export function textureBytes({ width, height }: { width: number; height: number }): number {
  return width * height * 4
}
