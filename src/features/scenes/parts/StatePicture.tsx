import { boxAround } from '../moves.ts'
import type { ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import type { ElementLayout, Placed } from '#shared/scene/layout.ts'
import styles from '../Panels.module.css'

/** What lies over the picture of a place in a state, as light is added to it or mist lies over it. */
const OVER = {
  normal: [],
  hover: ['hover'],
  glow: ['glow'],
  light: ['light'],
  done: ['light'],
  veil: ['veil'],
} as const satisfies Record<ElementPicture, readonly ElementPicture[]>

/** A place as players see it in a state, small. */
export function StatePicture({ element, slot }: { element: ElementLayout; slot: ElementPicture }) {
  const own = slot === 'done' && element.done ? element.done : element.picture
  const over = OVER[slot].flatMap((state) => element[state] ?? [])
  const box = boxAround([own.box, ...over.map((placed) => placed.box)]) ?? own.box
  return (
    <svg
      className={styles.statePicture}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <Picture placed={own} />
      {over.map((placed, index) => (
        <Picture key={index} placed={placed} isLight={slot !== 'veil'} />
      ))}
    </svg>
  )
}

function Picture({ placed, isLight = false }: { placed: Placed; isLight?: boolean }) {
  const { file, small, box } = placed
  const { url, frame } = small ?? file
  const light = isLight ? styles.light : undefined
  if (!frame) return <image className={light} href={url} {...box} preserveAspectRatio="none" />
  return (
    <svg
      className={light}
      {...box}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
    >
      <image href={url} />
    </svg>
  )
}
