import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import { useDesk, useNameOf } from './use-editor.ts'

/** What became of the last copying or pasting; where it was refused, why. */
export function SaidNote() {
  const { t } = useTranslation()
  const nameOf = useNameOf()
  const said = useDesk((state) => state.said)
  if (!said) return null
  if ('word' in said)
    return <Notice tone="good">{t(`scenes.clip.${said.word}`, { count: said.count })}</Notice>
  const what = nameOf({ sort: said.why === 'layer' ? 'layers' : 'elements', id: said.thing })
  return <Notice tone="warn">{t(`scenes.refused.${said.why}`, { what, file: said.file ?? '' })}</Notice>
}
