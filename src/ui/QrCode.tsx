import { generate } from 'lean-qr'
import { useMemo } from 'react'
import styles from './QrCode.module.css'

interface QrCodeProps {
  /** What a camera reads from it. */
  text: string
  /** What it is, for anyone who does not see it. */
  label: string
}

/** Light around the code, in modules: cameras need it. */
const QUIET = 4

/** A QR code, black on white whatever the colours around it: cameras read no other as well. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  const side = size + 2 * QUIET
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawn(text: string): { size: number; path: string } {
  const code = generate(text)
  const squares: string[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`)
  return { size: code.size, path: squares.join('') }
}
