import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownText } from '#shared/questions/gaps.ts'
import type { Loss, Question, Refusal } from '#shared/questions/question.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { EyeIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import styles from '../../Authoring.module.css'
import { picturesFor } from '../../picture-paths.ts'
import type { Destination } from '../../question-destination.ts'
import { useAuthoring } from '../../use-authoring.ts'
import { useWriting } from '../../use-writing.ts'
import own from './Import.module.css'
import { QuestionPlayer } from './QuestionPlayer.tsx'
import type { Found, Import } from './use-import.ts'

/** Of these no answer is right. */
const UNJUDGED: readonly string[] = ['words', 'scale', 'stars']

interface FoundQuestionsProps {
  all: Import
  destination: Destination
}

/** What was read of a file: what can be taken, beside the player, and what cannot, with its line. */
export function FoundQuestions({ all, destination }: FoundQuestionsProps) {
  const { t } = useTranslation()
  const { found, refused, chosen, choose, shown, isExplained, explain } = all
  const [isAsked, setAsked] = useState(false)
  const isJudged = found.some(({ question }) => !UNJUDGED.includes(question.sort))
  return (
    <div className={own.found}>
      <div className={styles.stack}>
        {isJudged && found.some(({ question }) => question.answers.some(({ isRight }) => isRight)) && (
          <Switch label={t('authoring.import.explain')} isOn={isExplained} onChange={explain} />
        )}
        {destination.hasPicture && <PictureOfAll all={all} />}
        {found.length > 1 && (
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => choose(found.map(({ index }) => index))}>
              {t('authoring.import.all')}
            </Button>
            <Button variant="secondary" onClick={() => choose([])}>
              {t('authoring.import.none')}
            </Button>
          </div>
        )}
        <ul className={own.list} aria-label={t('authoring.import.questions')}>
          {found.map((one) => (
            <Row
              key={one.index}
              one={one}
              isChosen={chosen.has(one.index)}
              isShown={one === shown}
              onChoose={(isChosen) =>
                choose(isChosen ? [...chosen, one.index] : [...chosen].filter((index) => index !== one.index))
              }
              onShow={() => {
                all.show(one.index)
                setAsked(true)
              }}
            />
          ))}
        </ul>
        {refused.length > 0 && <Refused refused={refused} />}
      </div>
      {shown && (
        <div className={own.player}>
          <QuestionPlayer
            key={`${shown.index} ${all.how.picture}`}
            preview={destination.preview}
            found={shown}
            isAsked={isAsked}
          />
        </div>
      )}
    </div>
  )
}

interface RowProps {
  one: Found
  isChosen: boolean
  isShown: boolean
  onChoose: (isChosen: boolean) => void
  onShow: () => void
}

function Row({ one: { question, losses }, isChosen, isShown, onChoose, onShow }: RowProps) {
  const { t } = useTranslation()
  const name = question.title || shownText(question)
  const right = rightIn(question)
  return (
    <li className={own.row} data-shown={isShown}>
      <div className={own.words}>
        <Checkbox
          label={<span className={own.text}>{shownText(question)}</span>}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <p className={own.where}>
          <Where {...question} />
        </p>
        {right !== '' && <p className={own.where}>{right}</p>}
        <Losses losses={losses} />
      </div>
      <IconButton
        material="paper"
        label={t('authoring.import.show', { name: name.slice(0, 80) })}
        icon={<EyeIcon />}
        aria-pressed={isShown}
        onClick={onShow}
      />
    </li>
  )
}

/** What is right, where the answers do not stand to be chosen. */
function rightIn({ sort, answers, amount, gaps = [] }: Question): string {
  if (sort === 'pairs') return answers.map(({ text, match = '' }) => `${text} – ${match}`).join('; ')
  if (sort === 'order') return answers.map(({ text }, index) => `${index + 1}. ${text}`).join('; ')
  if (amount) return amount.near === 0 ? String(amount.answer) : `${amount.answer} ± ${amount.near}`
  return gaps.map((gap) => gap.answers.find(({ isRight }) => isRight)?.text ?? '').join('; ')
}

function Losses({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation()
  if (losses.length === 0) return null
  return <p className={own.losses}>{losses.map((loss) => t(`authoring.import.loss.${loss}`)).join(' ')}</p>
}

function Where({ line, file }: { line: number; file: string }) {
  const { t } = useTranslation()
  const name = file.slice(file.lastIndexOf('/') + 1)
  return (
    <>{file === '' ? t('authoring.import.line', { line }) : t('authoring.import.lineIn', { line, name })}</>
  )
}

function Refused({ refused }: { refused: readonly Refusal[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.stack} aria-label={t('authoring.import.refused', { count: refused.length })}>
      <Notice tone="warn">{t('authoring.import.refused', { count: refused.length })}</Notice>
      <ul className={own.list}>
        {refused.map(({ line, file, excerpt, reason, detail }, index) => (
          <li key={`${file} ${line} ${index}`} className={own.refusal}>
            <strong>
              <Where line={line} file={file} />
            </strong>
            {excerpt !== '' && <span className={own.text}>{excerpt}</span>}
            <span className={own.losses}>{t(`authoring.import.reason.${reason}`, { detail })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every card has one: those that are added get the same at first. */
function PictureOfAll({ all: { how, pick } }: { all: Import }) {
  const { t } = useTranslation()
  const { mission } = useWriting()
  const { files } = useAuthoring()
  const pictures = picturesFor(mission, files.keys())
  return (
    <SelectField
      label={t('authoring.import.picture')}
      hint={t('authoring.import.pictureHint')}
      value={how.picture}
      options={[
        ...(pictures.includes(how.picture)
          ? []
          : [{ id: how.picture, label: t('authoring.picture.choose') }]),
        ...pictures.map((id) => ({ id, label: id })),
      ]}
      onChange={({ target }) => pick(target.value)}
    />
  )
}
