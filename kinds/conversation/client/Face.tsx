import type { FaceLook, Mood } from '#kinds/conversation/shared/face.ts'
import { HAIR_COLOURS, SKIN_COLOURS } from '#src/ui/avatar-palette.ts'
import { HairBehind, HairInFront } from './Hair.tsx'
import { Features } from './Features.tsx'
import styles from './Face.module.css'

const TOP_COLOURS = [
  { '--top': '#2b4c7e', '--top-shade': '#1d3559' },
  { '--top': '#2f6a5f', '--top-shade': '#1f4d4a' },
  { '--top': '#9c4a45', '--top-shade': '#73332f' },
  { '--top': '#c98344', '--top-shade': '#9a5f2c' },
  { '--top': '#6a6080', '--top-shade': '#4b435e' },
]

interface FaceProps {
  look: FaceLook
  mood: Mood
}

/** Somebody's head and shoulders, drawn from a few numbers, with a mood. It decorates what is said beside it in words. */
export function Face({ look, mood }: FaceProps) {
  const { skin, tone, top, hair, hasBeard = false, hasGlasses = false } = look
  return (
    <svg
      className={styles.face}
      viewBox="0 0 240 250"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden
      style={{ ...SKIN_COLOURS[skin], ...HAIR_COLOURS[tone], ...TOP_COLOURS[top] }}
    >
      <HairBehind hair={hair} />
      <path d="M14 250c2-44 40-62 78-66h56c38 4 76 22 78 66z" fill="var(--top)" />
      <path d="M148 184c38 4 76 22 78 66h-62c4-24-2-46-16-66z" fill="var(--top-shade)" />
      <path d="M97 150h46v36c0 14-46 14-46 0z" fill="var(--skin-shade)" />
      <path d="M90 184c8 18 52 18 60 0l8 5c-10 26-66 26-76 0z" fill="var(--top-shade)" />
      <g className={styles.head} data-mood={mood}>
        <ellipse cx="63" cy="114" rx="10" ry="15" fill="var(--skin)" />
        <ellipse cx="177" cy="114" rx="10" ry="15" fill="var(--skin-shade)" />
        <path d="M62 100c0-42 26-66 58-66s58 24 58 66c0 46-24 80-58 80s-58-34-58-80z" fill="var(--skin)" />
        <path
          d="M178 100c0 46-24 80-58 80 26-14 40-44 40-82 0-26-8-46-22-60 24 8 40 30 40 62z"
          fill="var(--skin-shade)"
          opacity="0.45"
        />
        <path
          d="M70 96c2-30 18-50 40-54-18 12-28 32-28 58 0 14 2 28 6 40-12-12-18-28-18-44z"
          fill="var(--skin-light)"
          opacity="0.7"
        />
        {hasBeard && (
          <path
            d="M64 118c4 44 26 66 56 66s52-22 56-66c-4 14-10 20-18 22-10-8-26-10-38-10s-28 2-38 10c-8-2-14-8-18-22z"
            fill="var(--hair)"
          />
        )}
        <Features mood={mood} />
        {hasGlasses && (
          <g fill="none" stroke="var(--hair-shade)" strokeWidth="4">
            <rect x="76" y="99" width="38" height="30" rx="13" />
            <rect x="126" y="99" width="38" height="30" rx="13" />
            <path d="M114 110q6-4 12 0M76 108l-12-3M164 108l12-3" />
          </g>
        )}
        <HairInFront hair={hair} />
      </g>
    </svg>
  )
}
