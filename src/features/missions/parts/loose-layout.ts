import { prefixed } from '#shared/scene/address.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import type { Box, ElementLayout, LayerLayout, Placed, SceneLayout } from '#shared/scene/layout.ts'
import { LARGEST_SCENE, safeBox, USUAL_SCENE, type Size } from '#shared/scene/measures.ts'
import { bareElement, placeholderBoxes } from '../placeholder.ts'
import type { MeasuredPicture } from './measure-picture.ts'

export interface LooseArt {
  node: MissionNode
  /** What is reached from it, with its pictures. */
  children: readonly MissionNode[]
  /** Small pictures are named alike, with `mobile` before them. */
  wantsMobile: boolean
}

type Measure = (url: string) => Promise<MeasuredPicture>

/**
 * Lays out the pictures of a tree that brings no compiled art: each is as large as the scene, and what is drawn in it says
 * where it stands. What cannot be read keeps its address, so that the stage tells of it and shows a placeholder.
 * @throws where a picture does not come for want of a link: it is worth asking again
 */
export async function layOut(art: LooseArt, measure: Measure): Promise<SceneLayout> {
  const { node, children, wantsMobile } = art
  const look = async (url: string): Promise<MeasuredPicture | null> => {
    const addresses = new Set(wantsMobile ? [mobileAddress(url), url] : [url])
    for (const address of addresses) {
      const measured = await measure(address).catch(nothingThere)
      if (measured) return measured
    }
    return null
  }
  const [own, pictures] = await Promise.all([
    Promise.all(node.backgrounds.map(async (url) => (await look(url)) ?? { url, width: 0 })),
    Promise.all(children.map((child) => lookAtElement(child, look))),
  ])
  const isMoving = node.kind === 'movingmap'
  const size = isMoving ? sizeOfMap(own) : USUAL_SCENE
  const safe = safeBox(isMoving ? 'moving' : 'static', size)
  const placed = own.map(({ url }) => whole(url, { x: 0, y: 0, ...size }))
  return {
    size,
    safe,
    background: placed[0] ?? null,
    layers: placed.slice(1).map(layerOver),
    elements: elementsOf(pictures, size, safe),
  }
}

function nothingThere(error: unknown): null {
  if (!navigator.onLine) throw error
  return null
}

/** The same name with `mobile` before it, as `head` stands before the assistant's. */
export function mobileAddress(url: string): string {
  return prefixed(url, 'mobile')
}

interface LookedAt {
  node: MissionNode
  normal: MeasuredPicture | null
  done: MeasuredPicture | null
  hover: MeasuredPicture | null
}

async function lookAtElement(
  node: MissionNode,
  look: (url: string) => Promise<MeasuredPicture | null>,
): Promise<LookedAt> {
  const of = async (url: string | null | undefined) => (url ? look(url) : null)
  const { images } = node
  const [normal, done, hover] = await Promise.all([of(images?.normal), of(images?.done), of(images?.hover)])
  return { node, normal, done, hover }
}

/** What has no picture that can be read stands among the placeholders. */
function elementsOf(pictures: readonly LookedAt[], size: Size, safe: Box): ElementLayout[] {
  const unseen = pictures.filter(({ normal }) => !normal?.seen)
  const boxes = placeholderBoxes(unseen.length, safe)
  return pictures.map((looked) => elementOf(looked, size, boxes[unseen.indexOf(looked)] ?? safe))
}

/** @param otherwise where it stands if nothing is seen of it */
function elementOf({ node, normal, done, hover }: LookedAt, size: Size, otherwise: Box): ElementLayout {
  const { id, images } = node
  const picture = normal ? cutTo(normal, size, otherwise) : whole(images?.normal ?? '', otherwise)
  const { box } = picture
  const over = (url: string | null | undefined, looked: MeasuredPicture | null) =>
    url ? (looked ? cutTo(looked, size, box) : whole(url, box)) : null
  const element = {
    ...bareElement(id, box),
    picture,
    done: over(images?.done, done),
    hovered: over(images?.hover, hover),
  }
  if (!normal?.seen) return element
  const { across, down } = scaleOf(normal, size)
  return { ...element, hit: normal.hit.map(({ x, y }) => ({ x: x * across, y: y * down })) }
}

/** As it is; the stage tells what does not come. */
function whole(url: string, box: Box): Placed {
  return { file: { url, frame: null }, small: null, box }
}

/** Only what is drawn of a picture as large as the scene. */
function cutTo(looked: MeasuredPicture, size: Size, otherwise: Box): Placed {
  const { url, seen } = looked
  if (!seen) return whole(url, otherwise)
  const { across, down } = scaleOf(looked, size)
  const box = {
    x: seen.x * across,
    y: seen.y * down,
    width: seen.width * across,
    height: seen.height * down,
  }
  return { file: { url, frame: seen }, small: null, box }
}

/** Units of the scene per pixel; a picture of other proportions is stretched over the scene. */
function scaleOf({ width, height }: MeasuredPicture, size: Size) {
  return { across: size.width / width, down: size.height / height }
}

function layerOver(picture: Placed, index: number): LayerLayout {
  return {
    name: `background ${index + 2}`,
    picture,
    depth: 1,
    isTiled: false,
    isFront: false,
    drift: 0,
    path: null,
  }
}

/** As large as its largest picture, so that it is seen sharp when it is near. */
function sizeOfMap(pictures: readonly { width: number }[]): Size {
  const widest = Math.max(USUAL_SCENE.width, ...pictures.map((picture) => picture.width))
  const width = Math.min(LARGEST_SCENE.width, widest)
  return { width, height: Math.round((width * USUAL_SCENE.height) / USUAL_SCENE.width) }
}
