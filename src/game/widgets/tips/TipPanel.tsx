import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Protip, Protips } from '#shared/contract/tips.ts'
import { sendHeard, tipsQuery } from '#src/features/tips/queries.ts'
import { TipsPopup } from '#src/features/tips/TipsPopup.tsx'
import { TipWidget } from '#src/features/tips/TipWidget.tsx'
import { readTip } from '#src/flows/read-tip.ts'
import { report } from '#src/lib/report.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { useHudPanel } from '../../hud/hud-store.ts'
import { closeTips, useOpenPanels } from '../../hud/reading.ts'
import styles from './TipPanel.module.css'

/** The newest tip that was chosen for me, over the map; word of my own that was chosen; and the book of all. */
export function TipPanel({ isPage }: { isPage: boolean }) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(tipsQuery(i18n.language))
  const isBookOpen = useOpenPanels(({ isBookOpen: isOpen }) => isOpen)
  const isUnderCard = useHudPanel(({ open }) => open !== null)
  useChosen(data?.chosen)
  // anyone who comes next has opened nothing
  useEffect(() => closeTips, [])
  const [tip, ...behind] = data?.protips ?? []
  const hasSpoken = useStage((stage) => stage.hasSpoken)
  const say = useEffectEvent(() => {
    if (!tip || isPage || !hasSpoken || noted.has(tip.id)) return
    noted.add(tip.id)
    announce({ kind: 'earned', text: `${t(`tips.chose.${tip.form}`)}: ${tip.user ?? t('tips.somebody')}.` })
  })
  useEffect(() => say(), [tip?.id, isPage, hasSpoken])
  return (
    <>
      {tip && !isPage && (
        <div className={styles.tip} data-under-card={isUnderCard} ref={keepLabelsOff}>
          <TipWidget tip={tip} more={behind.length} onPress={() => void open(tip)} />
        </div>
      )}
      {isBookOpen && <TipsPopup onClose={closeTips} />}
    </>
  )
}

/** Announced in this tab already. */
const noted = new Set<string>()

/** Being read: a second press says nothing new. */
const pressed = new Set<string>()

async function open({ id, user: name, author, text, language: lang }: Protip): Promise<void> {
  if (pressed.has(id)) return
  pressed.add(id)
  try {
    const points = await readTip(id)
    const info =
      points === null
        ? ({ vietType: 'protip_wrong' } as const)
        : ({ vietType: 'protip_read', name, author, text, lang, points } as const)
    overlay.show({ kind: 'info', info })
  } catch (error) {
    // it stays where it was, unread; the shell has told why
    report('a tip was not read', error)
  } finally {
    pressed.delete(id)
  }
}

const NONE: Protips['chosen'] = []

/** Each choice of a tip of mine is said once (vietType protip_chose). */
function useChosen(chosen: Protips['chosen'] = NONE) {
  const heard = useRef(new Set<string>())
  useEffect(() => {
    const requests = chosen
      .filter(({ id }) => !heard.current.has(id))
      .map(({ id, text, language: lang, user: name }) =>
        overlay.show({
          kind: 'info',
          isUnasked: true,
          info: { vietType: 'protip_chose', name, text, lang, points: 0 },
          onOpen: () => {
            heard.current.add(id)
            sendHeard(id).catch((error: unknown) => report('a tip could not be marked as heard', error))
          },
        }),
      )
    return () => requests.forEach((request) => overlay.withdraw(request))
  }, [chosen])
}
