import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#src/ui/Sheet.tsx'
import { HudCard } from './HudCard.tsx'
import { closePanel, openPanel, useHudPanel, type HudPanel } from './hud-store.ts'
import { Me } from './Me.tsx'
import { MyStreak } from './MyStreak.tsx'
import { useSheet } from './use-sheet.ts'

/** What the HUD opens: a card under the bar, or a sheet from below on a phone. */
export function HudPanels({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation()
  const card = useHudPanel((state) => state.open)
  const { open, openSheet, closeSheet } = useSheet()
  const sheet = open === 'tasks' ? null : open
  // What is on its way out still needs its words.
  const [lastSheet, setLastSheet] = useState(sheet)
  if (sheet && sheet !== lastSheet) setLastSheet(sheet)

  /** A phone was turned: what is open stays open, in its other shape. */
  const turn = useEffectEvent(() => {
    if (isMobile && card) {
      closePanel()
      openSheet(card)
    } else if (!isMobile && sheet) {
      closeSheet()
      openPanel(sheet)
    }
  })
  useEffect(() => turn(), [isMobile])

  const labelOf = (panel: HudPanel) => t(panel === 'me' ? 'profile.menu' : 'bar.streak')
  if (!isMobile) {
    return card ? (
      <HudCard label={labelOf(card)} closeLabel={t('shell.close')} onClose={closePanel}>
        {card === 'me' ? <Me onDone={closePanel} /> : <MyStreak />}
      </HudCard>
    ) : null
  }
  if (!lastSheet) return null
  return (
    <Sheet
      isOpen={sheet !== null}
      label={labelOf(lastSheet)}
      closeLabel={t('shell.close')}
      onClose={closeSheet}
      onGone={() => setLastSheet(null)}
      isModal
      aboveBar
    >
      {lastSheet === 'me' ? <Me hasMapTools onDone={closeSheet} /> : <MyStreak />}
    </Sheet>
  )
}
