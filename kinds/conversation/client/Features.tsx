import type { Mood } from '#kinds/conversation/shared/face.ts'
import styles from './Face.module.css'

/** How a mood sets the face; all in the units of the drawing. */
interface Expression {
  /** How far the inner and the outer end of a brow stand below their rest. */
  brow: readonly [inner: number, outer: number]
  /** Half of the height of an open eye. */
  eye: number
  /** Where the eyes look. */
  look: readonly [x: number, y: number]
  mouth: string
  /** The mouth is open. */
  isOpen?: true
  /** How red the cheeks are, 0 to 1. */
  blush: number
}

const EXPRESSIONS: Readonly<Record<Mood, Expression>> = {
  calm: { brow: [0, 0], eye: 9, look: [0, 0], mouth: 'M101 151q19 8 38 0', blush: 0.35 },
  glad: { brow: [-4, -2], eye: 7.5, look: [0, 0], mouth: 'M97 147q23 28 46 0z', isOpen: true, blush: 0.7 },
  thoughtful: { brow: [2, -4], eye: 8.5, look: [5, -3], mouth: 'M106 154q16 1 28-4', blush: 0.3 },
  worried: { brow: [-8, 3], eye: 10, look: [0, 1], mouth: 'M104 156q16-8 32 0', blush: 0.25 },
  hurt: { brow: [-9, 5], eye: 6.5, look: [-2, 4], mouth: 'M104 158q16-11 32 1', blush: 0.2 },
  angry: { brow: [8, -5], eye: 7, look: [0, 0], mouth: 'M102 156q18-9 36 0', blush: 0.8 },
}

/** Eyes, brows, nose and mouth. */
export function Features({ mood }: { mood: Mood }) {
  const { brow, eye, look, mouth, isOpen = false, blush } = EXPRESSIONS[mood]
  const [inner, outer] = brow
  return (
    <>
      <g fill="var(--blush)" opacity={blush * 0.5}>
        <ellipse cx="84" cy="138" rx="13" ry="8" />
        <ellipse cx="156" cy="138" rx="13" ry="8" />
      </g>
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${120 + side * 25} 114)`}>
          <ellipse rx="11" ry={eye} fill="#fff" />
          <g className={styles.iris} transform={`translate(${look[0]} ${look[1]})`}>
            <circle r="5.5" fill="#3d2218" />
            <circle cx="-2" cy="-2" r="1.6" fill="#fff" />
          </g>
          <path
            d={`M-12 ${-eye + 3}q12 ${-eye + 1} 24 0l0 -4q-12 ${-eye - 1} -24 0z`}
            fill="var(--skin-deep)"
          />
          <path
            className={styles.brow}
            d={`M${side * -13} ${-20 + inner}Q${side} ${-26 + (inner + outer) / 2} ${side * 15} ${-19 + outer}`}
            stroke="var(--brow)"
          />
        </g>
      ))}
      <path
        d="M121 116q7 16 2 20-5 3-11 0"
        fill="none"
        stroke="var(--skin-deep)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path
        d={mouth}
        fill={isOpen ? '#7a2f35' : 'none'}
        stroke={isOpen ? 'none' : 'var(--skin-deep)'}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      {isOpen && <path d="M101 148q19 8 38 0l-2 4q-17 8-34 0z" fill="#fff" />}
    </>
  )
}
