import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { streakQuery } from '#src/features/streak/queries.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { HudCard } from './HudCard.tsx'
import { closePanel, openPanel, useHudPanel } from './hud-store.ts'
import { Me } from './Me.tsx'
import { overlay } from '#src/overlay/overlay.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'

/** A phone's alone; on a desktop it is a pop-up. */
const streakPart = latePart<object>(async () => (await import('./map-widgets.ts')).MyStreak)

/** What the HUD opens: a card under the bar, or a sheet from below on a phone. */
export function HudPanels({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation()
  const card = useHudPanel((state) => state.open)
  const use = useHudPanel((state) => state.use)
  const { open, openSheet, closeSheet } = useSheet()
  const { Part: Streak } = useLatePart(streakPart)
  const client = useQueryClient()
  const sheet = open === 'streak' || open === 'me' ? open : null
  // What is on its way out still needs its words.
  const [lastSheet, setLastSheet] = useState(sheet)
  if (sheet && sheet !== lastSheet) setLastSheet(sheet)

  const openKnownStreak = (): void => {
    const known = client.getQueryData(streakQuery.queryKey)
    if (known) overlay.show({ kind: 'streak', streak: known, isNews: false })
  }

  /** A phone was turned: what is open stays open, in its other shape. */
  const changeShape = useEffectEvent(() => {
    if (isMobile && card) {
      closePanel()
      openSheet(card)
    } else if (!isMobile && sheet) {
      closeSheet()
      if (sheet === 'me') openPanel(sheet)
      else openKnownStreak()
    }
  })
  useEffect(() => changeShape(), [isMobile])

  if (!isMobile) {
    return card ? (
      <HudCard use={use} label={t('profile.menu')} closeLabel={t('shell.close')} onClose={closePanel}>
        <Me onDone={closePanel} />
      </HudCard>
    ) : null
  }
  if (!lastSheet) return null
  return (
    <Sheet
      isOpen={sheet !== null}
      label={t(lastSheet === 'me' ? 'profile.menu' : 'bar.streak')}
      closeLabel={t('shell.close')}
      onClose={closeSheet}
      onGone={() => setLastSheet(null)}
      isModal
      aboveBar
    >
      {lastSheet === 'me' ? <Me hasMapTools onDone={closeSheet} /> : Streak && <Streak />}
    </Sheet>
  )
}
