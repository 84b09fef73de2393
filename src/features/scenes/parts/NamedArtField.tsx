import { useTranslation } from 'react-i18next'
import { SelectField } from '#src/ui/SelectField.tsx'
import { candidatesOf, fileOfArt, type NamedArt } from '../art/named-art.ts'
import { draftPaths } from '../draft-paths.ts'
import { missionFieldOf, useMissionField } from '../mission-field.ts'
import styles from '../Panels.module.css'
import { useBench, useEdits, useEditor } from '../use-editor.ts'

const DEFAULT = ''

interface NamedArtFieldProps {
  mission: string
  kind: NamedArt
  /** What there is where nothing is chosen. */
  without: string
}

/** Who stands by, what is heard, which film plays: one of the files that the adventure has for it, looked at or listened to here. */
export function NamedArtField({ mission, kind, without }: NamedArtFieldProps) {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const bench = useBench()
  useEdits(({ texts }) => texts)
  const said = useMissionField(mission, kind)
  const paths = draftPaths(bench)
  const candidates = candidatesOf(paths, mission, kind)
  const name = typeof said === 'string' ? said : null
  const file = fileOfArt(paths, mission, kind, name)
  const known = new Set(bench.files)
  const title = t(`scenes.art.scene.${kind === 'sound' ? 'ambience' : kind}`)
  return (
    <>
      {(candidates.length > 0 || name !== null) && (
        <SelectField
          label={t('scenes.art.chooseFrom', { what: title })}
          value={name ?? DEFAULT}
          disabled={isReadOnly}
          options={[
            { id: DEFAULT, label: without },
            ...candidates.map((id) => ({ id, label: id })),
            // what is named and not there is an error of the check
            ...(name !== null && !candidates.includes(name) ? [{ id: name, label: name }] : []),
          ]}
          onChange={({ target: { value } }) =>
            missionFieldOf(bench, kind).set(value === DEFAULT ? undefined : value)
          }
        />
      )}
      {file !== null && known.has(file) && (
        <Sample kind={kind} address={bench.art.addressOf(file)} title={title} />
      )}
    </>
  )
}

function Sample({ kind, address, title }: { kind: NamedArt; address: string; title: string }) {
  if (kind === 'sound')
    return <audio className={styles.sample} controls preload="none" src={address} aria-label={title} />
  if (kind === 'film' || /\.webm(#|\?|$)/i.test(address))
    return (
      <video className={styles.sample} controls muted preload="metadata" src={address} aria-label={title} />
    )
  return <img className={styles.sample} src={address} alt="" loading="lazy" />
}
