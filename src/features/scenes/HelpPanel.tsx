import { useTranslation } from 'react-i18next'
import styles from './Panels.module.css'
import { useDesk } from './use-editor.ts'

/** What is explained, by what somebody is at. */
const HELP = {
  scene: [
    'scenes.help.scene.names',
    'scenes.help.scene.states',
    'scenes.help.scene.drop',
    'scenes.help.scene.saved',
  ],
  place: [
    'scenes.help.place.move',
    'scenes.help.place.points',
    'scenes.help.place.depth',
    'scenes.help.place.outline',
    'scenes.help.place.order',
  ],
  many: ['scenes.help.many.align', 'scenes.help.many.select'],
  scenery: ['scenes.help.scenery.depth', 'scenes.help.scenery.motion', 'scenes.help.scenery.order'],
  points: ['scenes.help.points.drag', 'scenes.help.points.keys'],
  frame: ['scenes.help.frame.means', 'scenes.help.frame.phone'],
} as const

/** A few sentences about what is selected or drawn just now. */
export function HelpPanel() {
  const { t } = useTranslation()
  const at = useDesk(({ selected, pointsOf, isFramed }): keyof typeof HELP => {
    if (isFramed) return 'frame'
    if (pointsOf !== null) return 'points'
    const [first, more] = selected
    if (more) return 'many'
    if (first) return first.sort === 'layers' ? 'scenery' : 'place'
    return 'scene'
  })
  return (
    <section className={styles.properties} aria-label={t('scenes.help.title')} aria-live="polite">
      {HELP[at].map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
      {at === 'place' && <p className={styles.hint}>{t('scenes.pointerHint')}</p>}
    </section>
  )
}
