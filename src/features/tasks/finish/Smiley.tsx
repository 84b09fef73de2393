import { SmileyIcon, SmileySadIcon } from '#src/ui/icons.ts'

interface SmileyProps {
  mood: 'sad' | 'smile'
  /** px */
  size: number
}

/** For the eye: what it means is said beside it. */
export function Smiley({ mood, size }: SmileyProps) {
  const Icon = mood === 'sad' ? SmileySadIcon : SmileyIcon
  return <Icon size={size} weight="fill" data-mood={mood} aria-hidden />
}
