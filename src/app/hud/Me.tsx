import { useQuery } from '@tanstack/react-query'
import { MePanel } from '#src/features/profile/MePanel.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { MyProgress } from '#src/features/progress/MyProgress.tsx'
import { signOut } from '#src/flows/sign-out.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useAdventure } from '../adventure-context.ts'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { LateSound } from '../LateSound.tsx'
import { PLAYER } from '../paths.ts'
import { MapToolButtons } from './MapTools.tsx'
import { MyFigures } from './MyFigures.tsx'
import { useSheet } from './use-sheet.ts'

/** Wanted seldom, and by nobody at once: they come when the card opens. */
const ways = latePart<WaysProps>(async () => (await import('./MyWays.tsx')).MyWays)
const quality = latePart<object>(async () => (await import('./QualityChoice.tsx')).QualityChoice)

interface WaysProps {
  /** The card has led elsewhere. */
  onDone: () => void
}

interface MeProps extends WaysProps {
  /** On a phone, where no bar holds them. */
  hasMapTools?: boolean
}

/** Who plays here, the language, and the way out, which stands whether or not the names have come. */
export function Me({ hasMapTools = false, onDone }: MeProps) {
  const { data: profile } = useQuery(profileQuery)
  const { name } = useAdventure()
  const { leaveFor } = useSheet()
  const { Part: Quality } = useLatePart(quality)
  const { Part: Ways } = useLatePart(ways)
  return (
    <MePanel profile={profile} onSettings={() => leaveFor(PLAYER)} onSignOut={leaveLate}>
      <MyFigures />
      <MyProgress adventure={name} />
      <LanguageChoice />
      {Quality && <Quality />}
      <LateSound as="panel" />
      {hasMapTools && <MapToolButtons onDone={onDone} />}
      {Ways && <Ways onDone={onDone} />}
    </MePanel>
  )
}

/** Asks first whether something unsent would be lost; where that code does not come, nobody is held. */
function leaveLate(): void {
  import('../unsent/leaving.ts').then(({ leave }) => leave(), signOut)
}
