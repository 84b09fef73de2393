import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '#shared/domain/verdicts.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { emit } from '#src/lib/events.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { TaskAssistant, TaskHints } from '../task-assistant.ts'
import styles from './Companion.module.css'
import { SpeakingFace } from './SpeakingFace.tsx'
import { useHesitation } from './use-hesitation.ts'
import { useLook } from './use-look.ts'

/** Of the assistant: glad at what is right, concerned at what is not, and its eyes on the pointer. It decorates: all of it is also said. */
export function Companion({ verdict }: { verdict: Verdict | null }) {
  const face = use(TaskAssistant)?.face ?? null
  const picture = useRef<HTMLImageElement>(null)
  const [lost, setLost] = useState<string | null>(null)
  useLook(picture)
  if (face === null || face === lost) return null
  return (
    <span className={styles.companion} data-mood={moodOf(verdict)}>
      <img ref={picture} className={styles.face} src={face} alt="" onError={() => setLost(face)} />
    </span>
  )
}

function moodOf(verdict: Verdict | null): 'glad' | 'concerned' | undefined {
  if (verdict === null) return undefined
  return verdict === 'wrong' ? 'concerned' : 'glad'
}

interface CompanionHintProps {
  /** Said to anyone who hesitates, where the author has written nothing: never what is right. Null where nothing is asked. */
  hint: string | null
  /** The part that asks, or `WHOLE_TASK`. */
  part: string
  /** Names what is asked. */
  asked: string
}

/** What the assistant says to a player who hesitates, written where it is heard: once for each thing that is asked. */
export function CompanionHint({ hint: otherwise, part, asked }: CompanionHintProps) {
  const { t } = useTranslation()
  const written = entryOf(use(TaskHints), part)
  const hint = otherwise === null ? null : (written?.text ?? otherwise)
  const voice = written?.voice
  const [closed, setClosed] = useState<string | null>(null)
  const isSaid = useHesitation(hint === null ? null : asked) && closed !== asked
  useEffect(() => {
    if (!isSaid || hint === null) return
    announce({ kind: 'arrived', text: hint })
    emit({ type: 'assistant-spoke', text: hint, voice })
    // nothing of it is heard once it is gone
    return () => emit({ type: 'assistant-spoke', text: '' })
  }, [isSaid, hint, voice])
  if (!isSaid || hint === null) return null
  return (
    <div className={styles.hint}>
      <SpeakingFace key={asked} text={hint} />
      <p className={styles.said}>{hint}</p>
      <IconButton
        material="paper"
        label={t('tasks.companion.close')}
        icon={<XIcon />}
        onClick={() => setClosed(asked)}
      />
    </div>
  )
}
