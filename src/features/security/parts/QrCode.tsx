import { encode } from 'uqr'
import styles from '../Security.module.css'

/** Cells of quiet around the code, as the standard wants it. */
const QUIET = 4

/** A text that a camera reads: black on white in any look, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  // one way for all dark cells: a row of them is a line
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.qrGround} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.qrCells} d={path} />
    </svg>
  )
}
