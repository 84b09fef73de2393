import type { CSSProperties } from 'react'
import type { HotspotsMove, HotspotsState } from '#kinds/hotspots/shared/schemas.ts'
import { CheckIcon, XIcon } from '#src/ui/icons.ts'
import styles from './Marks.module.css'

interface MarksProps {
  state: HotspotsState
  unsent: readonly HotspotsMove[]
  zoom: number
}

/** What was found and pressed, over the picture; in words it stands beside it. */
export function Marks({ state: { found, decoys, misses, hints, missed }, unsent, zoom }: MarksProps) {
  const still = { transform: `scale(${1 / zoom})` }
  return (
    <span className={styles.marks} aria-hidden="true">
      {hints.map(({ at, radius }) => (
        <span key={at.join()} className={styles.hint} style={around(at, radius)} />
      ))}
      {[...found, ...missed].map(({ key, at, radius }) => (
        <span
          key={key}
          className={styles.ring}
          data-found={found.some((one) => one.key === key)}
          style={around(at, radius)}
        />
      ))}
      {found.map(({ key, at }) => (
        <span key={key} className={styles.point} style={placed(at)}>
          <span className={styles.tick} style={still}>
            <CheckIcon weight="bold" />
          </span>
        </span>
      ))}
      {[...decoys.map(({ at }) => at), ...misses].map((at) => (
        <span key={at.join()} className={styles.point} style={placed(at)}>
          <span className={styles.miss} style={still}>
            <XIcon weight="bold" />
          </span>
        </span>
      ))}
      {unsent.flatMap(({ press }) =>
        press ? (
          <span key={press.join()} className={styles.point} style={placed(press)}>
            <span className={styles.waiting} style={still} />
          </span>
        ) : (
          []
        ),
      )}
    </span>
  )
}

type At = readonly [number, number]

const placed = ([x, y]: At): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

const around = ([x, y]: At, radius: number): CSSProperties => ({
  left: `${x - radius}%`,
  top: `${y - radius}%`,
  width: `${2 * radius}%`,
  height: `${2 * radius}%`,
})
