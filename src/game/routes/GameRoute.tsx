import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { adventureQuery, NoAdventure, NoChoice } from '#src/features/adventures/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { Hud } from '../hud/Hud.tsx'
import { InviteHost } from '../invite/InviteHost.tsx'
import { PlatformSound } from '#src/shell/PlatformSound.tsx'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { ADVENTURES } from '#src/navigation/paths.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { useStageMount } from '#src/shell/StageMount.tsx'
import { useOrientationFact } from '#src/shell/orientation/orientation-store.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import styles from './GameRoute.module.css'
import { PlayedPage } from './PlayedPage.tsx'
import type { NoAdventureProps } from './NoAdventurePage.tsx'
import { usePagesAhead } from '../use-pages-ahead.ts'

/** Nobody who plays ever sees it. */
const noAdventure = latePart<NoAdventureProps>(
  async () => (await import('./NoAdventurePage.tsx')).NoAdventurePage,
)

function showList(): void {
  stageActions.showAsList(true)
}

/** Everything that is played: loads the adventure, then shows it with the HUD around. */
export function GameRoute() {
  const { t, i18n } = useTranslation()
  const { data: played, error, refetch } = useQuery(adventureQuery(i18n.language))
  // Who plays is asked on every page of the game: what is kept for a player is kept by name.
  const { isPending: isPlayerUnknown } = useQuery(profileQuery)
  useStageMount()
  usePagesAhead()
  useArrivalFocus()
  useEffect(() => overlay.standOn('game'), [])
  useOrientationFact('showList', showList)
  if (!played && error instanceof NoChoice) return <Navigate to={ADVENTURES} replace />
  if (!played && error) {
    const failed = (
      <main className={styles.failed}>
        <ErrorState
          sentence={t('shell.mapFailed')}
          action={{ label: t('shell.retry'), onPress: () => void refetch() }}
        />
      </main>
    )
    return error instanceof NoAdventure ? <Without errors={error.errors} otherwise={failed} /> : failed
  }
  if (!played || isPlayerUnknown) return <LoadingScreen label={t('shell.loadingMap')} />
  return (
    <AdventureContext value={played}>
      <PlayedPage />
      <Hud />
      <InviteHost />
      <PlatformSound as="heard" />
    </AdventureContext>
  )
}

/** @param props.otherwise where the page did not come either */
function Without({ otherwise, ...props }: NoAdventureProps & { otherwise: ReactNode }) {
  const { Part, isMissing } = useLatePart(noAdventure)
  return Part ? <Part {...props} /> : isMissing && otherwise
}
