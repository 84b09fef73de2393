import type { MyCompetence } from '#shared/contract/player-area.ts'
import styles from './CompetenceRadar.module.css'

const MIDDLE = 120
const REACH = 88
const RINGS = [0.25, 0.5, 0.75, 1]

type Share = Pick<MyCompetence, 'key' | 'done' | 'total' | 'strength'>

/** Fewer make no surface. */
export const LEAST_SPOKES = 3

/** How far each skill has come, and within that, how much of it is still remembered, as two shapes; their spokes are numbered as the list below them is, which says the same in words. */
export function CompetenceRadar({ competences }: { competences: readonly Share[] }) {
  const spokes = competences.length
  const at = (index: number, reach: number): string => {
    const angle = (index / spokes) * 2 * Math.PI - Math.PI / 2
    return `${round(MIDDLE + Math.cos(angle) * reach)},${round(MIDDLE + Math.sin(angle) * reach)}`
  }
  const ring = (share: number): string => competences.map((_, index) => at(index, REACH * share)).join(' ')
  // a little of each shows even where nothing is done: the shape stays whole
  const reach = (share: number): number => REACH * Math.max(0.03, share)
  const doneOf = ({ done, total }: Share): number => reach(total > 0 ? done / total : 0)
  const reachOf = ({ strength }: Share): number => reach(strength / 100)
  return (
    <svg viewBox="0 0 240 240" className={styles.radar} aria-hidden>
      {RINGS.map((share) => (
        <polygon key={share} points={ring(share)} className={styles.ring} />
      ))}
      {competences.map(({ key }, index) => (
        <polyline key={key} points={`${MIDDLE},${MIDDLE} ${at(index, REACH)}`} className={styles.ring} />
      ))}
      <polygon
        points={competences.map((one, index) => at(index, doneOf(one))).join(' ')}
        className={styles.done}
      />
      <polygon
        points={competences.map((one, index) => at(index, reachOf(one))).join(' ')}
        className={styles.shape}
      />
      {competences.map((one, index) => {
        const [dotX, dotY] = at(index, reachOf(one)).split(',')
        const [x, y] = at(index, REACH + 17).split(',')
        return (
          <g key={one.key}>
            <circle cx={dotX} cy={dotY} r="3.5" className={styles.dot} />
            <text x={x} y={y} className={styles.number}>
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
