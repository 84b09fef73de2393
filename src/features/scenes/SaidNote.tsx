import { useTranslation } from 'react-i18next'
import { Notice, type NoticeTone } from '#src/ui/Notice.tsx'
import type { ArtSaid } from './desk.ts'
import { useDesk, useNameOf } from './use-editor.ts'

const TONES: Partial<Record<ArtSaid['art'], NoticeTone>> = {
  sending: 'info',
  extracting: 'info',
  sent: 'good',
  begun: 'good',
  removed: 'good',
}

/** What became of the last copying, pasting or replacing; where it was refused, why. */
export function SaidNote() {
  const { t } = useTranslation()
  const nameOf = useNameOf()
  const said = useDesk((state) => state.said)
  if (!said) return null
  if ('art' in said) {
    return (
      <Notice tone={TONES[said.art] ?? 'warn'}>
        {t(`scenes.art.said.${said.art}`, { file: said.file })}
      </Notice>
    )
  }
  if ('word' in said)
    return <Notice tone="good">{t(`scenes.clip.${said.word}`, { count: said.count })}</Notice>
  const what = nameOf({ sort: said.why === 'layer' ? 'layers' : 'elements', id: said.thing })
  return <Notice tone="warn">{t(`scenes.refused.${said.why}`, { what, file: said.file ?? '' })}</Notice>
}
