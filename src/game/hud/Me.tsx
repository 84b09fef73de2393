import { useQuery } from '@tanstack/react-query'
import { MePanel } from '#src/features/profile/MePanel.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { MyProgress } from '#src/features/progress/MyProgress.tsx'
import { signOut } from '#src/flows/sign-out.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { PlatformSound } from '#src/shell/PlatformSound.tsx'
import { SETTINGS } from '#src/navigation/paths.ts'
import { MyFigures } from './MyFigures.tsx'
import { useSheet } from '#src/navigation/use-sheet.ts'

/** Wanted seldom, and by nobody at once: they come when the card opens. */
const ways = latePart<WaysProps>(async () => (await import('./MyWays.tsx')).MyWays)
const languages = latePart<object>(async () => (await import('#src/shell/choices/LanguageChoice.tsx')).LanguageChoice)
const quality = latePart<object>(async () => (await import('#src/shell/choices/QualityChoice.tsx')).QualityChoice)

interface WaysProps {
  /** On a phone, where no bar holds them. */
  hasMapTools?: boolean
  /** The card has led elsewhere. */
  onDone: () => void
}

/** Who plays here, where to from here, the language, and the way out, which stands whether or not the names have come. */
export function Me({ hasMapTools = false, onDone }: WaysProps) {
  const { data: profile } = useQuery(profileQuery)
  const { name } = useAdventure()
  const { leaveFor } = useSheet()
  const { Part: Languages } = useLatePart(languages)
  const { Part: Quality } = useLatePart(quality)
  const { Part: Ways, isMissing } = useLatePart(ways)
  // what stands below the ways would jump when they come
  const isSettled = Ways !== null || isMissing
  return (
    <MePanel profile={profile} onSettings={() => leaveFor(SETTINGS)} onSignOut={leaveLate}>
      <MyFigures />
      <MyProgress adventure={name} isInSheet={hasMapTools} />
      {Ways && <Ways {...{ hasMapTools, onDone }} />}
      {isSettled && (
        <>
          {Languages && <Languages />}
          {Quality && <Quality />}
          <PlatformSound as="panel" />
        </>
      )}
    </MePanel>
  )
}

/** Asks first whether something unsent would be lost; where that code does not come, nobody is held. */
function leaveLate(): void {
  import('#src/shell/unsent/leaving.ts').then(({ leave }) => leave(), signOut)
}
