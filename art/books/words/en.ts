import type { Booklet } from '../booklet.ts'

export const en: Booklet = {
  title: 'Personal data, plainly',
  contents: 'Contents',
  chapters: [
    {
      title: 'What it is',
      picture:
        'A folder, strapped and padlocked, lies in an archive by lantern light; its key lies beside it.',
      text: [
        'Personal data is any information that leads to a living person: a name, but also a number plate, a voice on tape, the time at which somebody opened a door with a badge. One fact alone may say little. Three together often point to one person.',
        'Some facts may hurt more than others: health, faith, origin, politics, union membership, fingerprints, sex life. The law calls them special categories. Do not collect them unless the law allows it and you can say which rule does.',
      ],
      list: [],
    },
    {
      title: 'Before you collect',
      picture: 'Scissors cut a very long form shorter.',
      text: [
        'Ask four questions before the first name is written down. If one of them has no answer, you are not ready yet.',
      ],
      list: [
        'What for? One clear purpose, which people are told beforehand.',
        'On what legal basis? A contract, a law, consent, or a legitimate interest that theirs do not outweigh.',
        'How little is enough? A year of birth is often enough; the full date is rarely needed.',
        'Until when? Write down the day on which it will be deleted, and by whom.',
      ],
    },
    {
      title: 'What people may ask of you',
      picture: 'A ledger on a counter, turned so that the customer can read it.',
      text: [
        'Everybody may ask what is known about them, get a copy, have mistakes corrected, and object. Often they may also have their data deleted. A request needs no form and no reason: a sentence in a mail is enough.',
        'You have one month to answer, and it costs them nothing. So do not sit on it: pass it on the same day to whoever looks after data protection in your organisation.',
      ],
      list: [],
    },
    {
      title: 'When something went wrong',
      picture: 'A logbook sinks under water and loses its pages.',
      text: [
        'A mail to the wrong person, a laptop left on the ferry, a list that everybody could see: all of these are breaches. Nobody is scolded for reporting one. It is silence that costs dearly.',
      ],
      list: [
        'Contain it first, within a minute: try to recall the mail, lock the account, lock the device.',
        'Then inform your data protection contact at once, whether that worked or not. Your organisation may have to notify the authority within 72 hours of becoming aware.',
        'Say what happened, whose data it is, how many people are affected, and what has been done.',
        'Delete nothing that shows what happened. Ask the wrong recipient to delete what they received and to confirm it.',
      ],
    },
    {
      title: 'Three habits',
      picture: 'A cabinet in which every key hangs on its own hook.',
      text: ['You do not have to know the whole law. Three habits prevent most of what goes wrong.'],
      list: [
        'Look at the address once more before you send.',
        'Lock the screen whenever you stand up.',
        'Keep lists in one place with a date of deletion, not in ten copies.',
      ],
    },
  ],
  checklist: {
    title: 'Data went astray: the first hour',
    lead: 'Pin this page beside the telephone. Tick off from top to bottom.',
    steps: [
      'Contain it: try to recall the mail, lock the account, lock the device.',
      'Call your data protection contact, whether that worked or not. Now, not tomorrow.',
      'Write down the time at which you noticed it.',
      'Note what is missing: whose data, of how many people, on what.',
      'Note who may have seen it.',
      'Keep all traces: delete no mail, reset no device.',
      'Ask wrong recipients to delete it and to confirm that in writing.',
      'Say nothing to the press or to the people concerned before it is agreed who will.',
    ],
    foot: 'Your organisation may have to notify the supervisory authority within 72 hours of becoming aware of it (Article 33 GDPR).',
  },
}
