/** Five points on a disc of 17 in a square of 40, its inner corners at 7.6. */
const STAR =
  'M20 4.5 24.47 14.85 35.7 15.9 27.23 23.35 29.7 34.35 20 28.6 10.3 34.35 12.77 23.35 4.3 15.9 15.53 14.85Z'

/** One star of a rating; filled, bordered and sized by its class. */
export function Star({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path d={STAR} />
    </svg>
  )
}
