import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#src/ui/announcer/announce.ts'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './Authoring.module.css'
import { useAuthoring, useEdits } from './use-authoring.ts'

/** Undo and redo, by buttons and by the usual keys wherever one is, in fields too: what was typed is part of the history. */
export function StepButtons() {
  const { t } = useTranslation()
  const { save, edits } = useAuthoring()
  const past = useEdits((state) => state.past.length)
  const future = useEdits((state) => state.future.length)
  const go = async (by: number) => {
    const { past: before } = edits.store.getState()
    await save.go(by)
    if (edits.store.getState().past !== before)
      announce({ kind: 'answered', text: t(by < 0 ? 'authoring.undone' : 'authoring.redone') })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const key = event.key.toLowerCase()
    const by = key === 'z' ? (event.shiftKey ? 1 : -1) : key === 'y' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    void go(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <span className={styles.stepPair}>
      <IconButton
        material="paper"
        label={t('authoring.undo')}
        icon={<ArrowUUpLeftIcon />}
        disabledReason={past === 0 && t('authoring.nothingToDo')}
        onClick={() => void go(-1)}
      />
      <IconButton
        material="paper"
        label={t('authoring.redo')}
        icon={<ArrowUUpLeftIcon mirrored />}
        disabledReason={future === 0 && t('authoring.nothingToDo')}
        onClick={() => void go(1)}
      />
    </span>
  )
}
