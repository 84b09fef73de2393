import { useQuery } from '@tanstack/react-query'
import { MePanel } from '#src/features/profile/MePanel.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { MyProgress } from '#src/features/progress/MyProgress.tsx'
import { signOut } from '#src/flows/sign-out.ts'
import { isApart } from '#src/lib/apart.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { PlatformSound } from '#src/shell/PlatformSound.tsx'
import { SETTINGS } from '#src/navigation/paths.ts'
import { MyFigures } from './MyFigures.tsx'
import { useSheet } from '#src/navigation/use-sheet.ts'

/** Rarely needed, and never at once: they load when the card opens. */
const mainMenu = latePart<MainMenuProps>(async () => (await import('./MainMenu.tsx')).MainMenu)
const languages = latePart<object>(
  async () => (await import('#src/shell/choices/LanguageChoice.tsx')).LanguageChoice,
)
const quality = latePart<object>(
  async () => (await import('#src/shell/choices/QualityChoice.tsx')).QualityChoice,
)

interface MainMenuProps {
  /** On a phone, where no bar holds them. */
  hasMapTools?: boolean
  /** The card has led elsewhere. */
  onDone: () => void
}

/** The player, the main menu, the language and the sign-out, which is there even before the texts have loaded. */
export function Me({ hasMapTools = false, onDone }: MainMenuProps) {
  const { data: profile } = useQuery(profileQuery)
  const { name } = useAdventure()
  const { leaveFor } = useSheet()
  const { Part: Languages } = useLatePart(languages)
  const { Part: Quality } = useLatePart(quality)
  const { Part: MainMenu, isMissing } = useLatePart(mainMenu)
  // what is below the menu would jump when it appears
  const isSettled = MainMenu !== null || isMissing
  return (
    <MePanel
      profile={profile}
      account={isApart ? null : { onSettings: () => leaveFor(SETTINGS), onSignOut: leaveLate }}
    >
      <MyFigures />
      <MyProgress adventure={name} isInSheet={hasMapTools} />
      {MainMenu && <MainMenu {...{ hasMapTools, onDone }} />}
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
