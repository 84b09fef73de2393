import type { FaceLook } from '#kinds/conversation/shared/face.ts'

type HairProps = Pick<FaceLook, 'hair'>

/** What of hair, or of what is worn instead, lies behind the head. */
export function HairBehind({ hair }: HairProps) {
  switch (hair) {
    case 'long':
      return (
        <path
          d="M54 96c0-46 28-72 66-72s66 26 66 72c0 40 8 66 4 92-24 12-116 12-140 0-4-26 4-52 4-92z"
          fill="var(--hair-shade)"
        />
      )
    case 'bob':
      return (
        <path
          d="M52 100c0-48 28-76 68-76s68 28 68 76c0 24 2 42-6 54-30 10-94 10-124 0-8-12-6-30-6-54z"
          fill="var(--hair-shade)"
        />
      )
    case 'bun':
      return <circle cx="120" cy="26" r="24" fill="var(--hair-shade)" />
    case 'curls':
      return (
        <g fill="var(--hair-shade)">
          {CURLS.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      )
    case 'scarf':
      return (
        <path
          d="M48 108c0-52 30-84 72-84s72 32 72 84c0 36 6 60-10 88-30 14-94 14-124 0-16-28-10-52-10-88z"
          fill="var(--wrap-shade)"
        />
      )
    default:
      return null
  }
}

const CURLS: readonly (readonly [x: number, y: number, r: number])[] = [
  [62, 72, 26],
  [84, 44, 28],
  [120, 32, 30],
  [156, 44, 28],
  [178, 72, 26],
  [56, 104, 20],
  [184, 104, 20],
]

/** What of it lies over the forehead. */
export function HairInFront({ hair }: HairProps) {
  switch (hair) {
    case 'bald':
      return null
    case 'scarf':
      return (
        <path
          d="M52 120c-4-62 26-94 68-94s72 32 68 94c-2 28-14 52-34 68 14-22 20-44 20-76 0-34-20-54-54-54s-54 20-54 54c0 32 6 54 20 76-20-16-32-40-34-68z"
          fill="var(--wrap)"
        />
      )
    case 'curls':
      return (
        <g fill="var(--hair)">
          <circle cx="86" cy="58" r="20" />
          <circle cx="114" cy="50" r="22" />
          <circle cx="144" cy="54" r="20" />
          <circle cx="166" cy="72" r="14" />
          <circle cx="70" cy="76" r="14" />
        </g>
      )
    default:
      return (
        <>
          <path
            d="M60 104c-4-48 22-76 62-76 38 0 62 28 58 76-4-16-8-26-16-34-22 2-44-4-58-16-10 14-26 24-38 26-4 6-6 14-8 24z"
            fill="var(--hair)"
          />
          <path d="M84 50c10-12 26-18 42-16-16 4-28 10-36 22z" fill="var(--hair-light)" opacity="0.7" />
        </>
      )
  }
}
