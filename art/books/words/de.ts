import type { Booklet } from '../booklet.ts'

export const de: Booklet = {
  title: 'Personenbezogene Daten, einfach gesagt',
  contents: 'Inhalt',
  chapters: [
    {
      title: 'Was das ist',
      picture:
        'Eine Mappe mit Gurt und Vorhängeschloss liegt im Archiv unter einer Laterne; daneben ihr Schlüssel.',
      text: [
        'Personenbezogene Daten sind alle Angaben, die zu einem lebenden Menschen führen: ein Name, aber auch ein Kennzeichen, eine Stimme auf Band, die Uhrzeit, zu der jemand mit dem Ausweis eine Tür geöffnet hat. Eine Angabe allein sagt oft wenig. Drei zusammen zeigen oft auf eine Person.',
        'Manche Angaben können mehr schaden als andere: Gesundheit, Glaube, Herkunft, Politik, Gewerkschaft, Fingerabdrücke, Sexualleben. Das Gesetz nennt sie besondere Kategorien. Erhebe sie nur, wenn es erlaubt ist und du sagen kannst, welche Vorschrift es erlaubt.',
      ],
      list: [],
    },
    {
      title: 'Bevor du sammelst',
      picture: 'Eine Schere kürzt ein sehr langes Formular.',
      text: [
        'Stell vier Fragen, bevor der erste Name aufgeschrieben wird. Fehlt eine Antwort, ist es noch zu früh.',
      ],
      list: [
        'Wofür? Ein klarer Zweck, der den Leuten vorher gesagt wird.',
        'Auf welcher Grundlage? Ein Vertrag, ein Gesetz, eine Einwilligung oder ein berechtigtes Interesse, das hinter ihren nicht zurücksteht.',
        'Wie wenig genügt? Oft reicht das Geburtsjahr; das volle Datum braucht man selten.',
        'Bis wann? Schreib auf, an welchem Tag gelöscht wird und von wem.',
      ],
    },
    {
      title: 'Was man von dir verlangen darf',
      picture: 'Ein Kontobuch auf dem Tresen, so gedreht, dass die Kundin es lesen kann.',
      text: [
        'Alle dürfen fragen, was über sie bekannt ist, eine Kopie bekommen, Fehler berichtigen lassen und widersprechen. Oft dürfen sie auch die Löschung verlangen. Eine Anfrage braucht kein Formular und keinen Grund: Ein Satz in einer Mail genügt.',
        'Für die Antwort ist ein Monat Zeit, und sie kostet nichts. Lass die Anfrage also nicht liegen: Gib sie noch am selben Tag an die Stelle weiter, die sich bei euch um den Datenschutz kümmert.',
      ],
      list: [],
    },
    {
      title: 'Wenn etwas schiefgegangen ist',
      picture: 'Ein Logbuch sinkt unter Wasser und verliert Seiten.',
      text: [
        'Eine Mail an die falsche Person, ein Laptop auf der Fähre, eine Liste, die alle sehen konnten: All das sind Datenpannen. Wer eine meldet, bekommt keinen Ärger. Teuer wird das Schweigen.',
      ],
      list: [
        'Begrenze zuerst den Schaden, innerhalb einer Minute: Mail-Rückruf versuchen, Konto sperren, Gerät sperren.',
        'Sag dann sofort der Datenschutzstelle Bescheid, ob es geklappt hat oder nicht. Die Organisation muss die Panne womöglich binnen 72 Stunden nach Bekanntwerden der Behörde melden.',
        'Sag, was passiert ist, wessen Daten es sind, wie viele Menschen es betrifft und was schon getan wurde.',
        'Lösche nichts, was zeigt, was passiert ist. Bitte den falschen Empfänger, zu löschen und das zu bestätigen.',
      ],
    },
    {
      title: 'Drei Gewohnheiten',
      picture: 'Ein Schrank, in dem jeder Schlüssel an seinem eigenen Haken hängt.',
      text: ['Du musst nicht das ganze Gesetz kennen. Drei Gewohnheiten verhindern das meiste.'],
      list: [
        'Sieh vor dem Senden noch einmal auf die Adresse.',
        'Sperr den Bildschirm, sobald du aufstehst.',
        'Führ Listen an einem Ort mit Löschdatum, nicht in zehn Kopien.',
      ],
    },
  ],
  checklist: {
    title: 'Daten sind weg: die erste Stunde',
    lead: 'Häng dieses Blatt neben das Telefon. Hake von oben nach unten ab.',
    steps: [
      'Schaden begrenzen: Mail-Rückruf versuchen, Konto sperren, Gerät sperren.',
      'Die Datenschutzstelle anrufen, ob es geklappt hat oder nicht. Jetzt, nicht morgen.',
      'Die Uhrzeit aufschreiben, zu der es bemerkt wurde.',
      'Notieren, was fehlt: wessen Daten, von wie vielen Menschen, worauf.',
      'Notieren, wer sie gesehen haben könnte.',
      'Alle Spuren behalten: keine Mail löschen, kein Gerät zurücksetzen.',
      'Falsche Empfänger bitten, zu löschen und das schriftlich zu bestätigen.',
      'Weder Presse noch Betroffene informieren, bevor klar ist, wer das tut.',
    ],
    foot: 'Die Organisation muss die Panne womöglich binnen 72 Stunden nach Bekanntwerden der Aufsichtsbehörde melden (Art. 33 DSGVO).',
  },
}
