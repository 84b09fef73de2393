import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#src/ui/announcer/announce.ts'
import type { Entry } from '#src/outbox/edits/edit-store.ts'
import { useEntryWords } from './entry-words.ts'
import { boxOf } from './moves.ts'
import { pointListOf } from './point-lists.ts'
import { useDesk, useEdits, useNameOf, useStillScene } from './use-editor.ts'

/** After these it matters where and how large it is now. */
const STANDS: readonly string[] = ['moved', 'sized', 'reset', 'aligned', 'spread', 'fixed']

/**
 * Says what a key did to the scene, where nothing else does: where a place or a point stands now, and what was undone or redone. What is typed
 * or chosen in a panel says itself (ACCESS-2).
 */
export function EditVoice() {
  const { t, i18n } = useTranslation()
  const past = useEdits((state) => state.past)
  const future = useEdits((state) => state.future)
  const didOf = useEntryWords()
  const nameOf = useNameOf()
  const liveScene = useStillScene()
  const [thing, more] = useDesk((state) => state.selected)
  const pointsOf = useDesk((state) => state.pointsOf)
  const point = useDesk((state) => state.point)
  const last = useRef({ past, future })

  const number = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value)
  const stateOf = (entry: Entry): string => {
    if (!thing || more || !liveScene) return didOf(entry)
    const list = pointsOf && pointListOf(liveScene, thing, pointsOf)
    const at = list?.points[point]
    if (list && at)
      return t('scenes.heard.point', {
        ...{ number: point + 1, count: list.points.length },
        ...{ x: number(at.x), y: number(at.y) },
      })
    const box = STANDS.includes(entry.word) ? boxOf(liveScene, thing) : null
    if (!box) return didOf(entry)
    const { x, y, width, height } = box
    return t('scenes.heard.stands', {
      ...{ what: nameOf(thing), x: number(x), y: number(y) },
      ...{ width: number(width), height: number(height) },
    })
  }
  const hear = useEffectEvent(() => {
    const before = last.current
    last.current = { past, future }
    const [done, undone, redone] = [past.at(-1), future.at(-1), before.future.at(-1)]
    if (future.length > before.future.length && undone) {
      announce({ kind: 'answered', text: t('scenes.heard.undone', { did: didOf(undone) }) })
    } else if (redone && future.length < before.future.length && past.some(({ id }) => id === redone.id)) {
      announce({ kind: 'answered', text: t('scenes.heard.redone', { did: didOf(redone) }) })
    } else if (done && done !== before.past.at(-1) && isAtScene()) {
      announce({ kind: 'answered', text: stateOf(done) })
    }
  })
  useEffect(() => hear(), [past, future])
  return null
}

function isAtScene(): boolean {
  return Boolean(document.activeElement?.closest('[data-scene-keys]'))
}
