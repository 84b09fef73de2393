/** Questions in every format that is read, written for tests as the programs write them that export such files. */
export const GIFT = `// harbour questions
$CATEGORY: Harbour/Knots

::Knots 1:: Which knot holds \\: always? {
  =Bowline # It is made for this.
  ~Granny knot
  ~Slip knot # It slips.
  ####A bowline never slips.
}

::Truth::The tide turns twice a day.{T#No.#Yes, about every six hours.}

[html]<p>Choose <b>both</b> H<sub>2</sub>O &amp; ice.</p>{~%50%Water ~%50%Ice ~%-100%Sand}

What do you think of it? {}

How many? {#3:1}

A text without a question.

Match {=one -> 1 =two -> 2}

Capital {=Paris =Lutetia}

The knot {=bowline ~granny} is the best.

The number one in letters? {one}
`

export const MOODLE = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category"><category><text>$course$/Harbour</text></category></question>
  <question type="multichoice">
    <name><text>Knots</text></name>
    <questiontext format="html"><text><![CDATA[<p>Which knot holds?</p><p><img src="@@PLUGINFILE@@/a.png" /></p>]]></text>
      <file name="a.png" path="/" encoding="base64">AAAA</file></questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>A bowline holds.</p>]]></text></generalfeedback>
    <single>true</single>
    <answer fraction="100" format="html"><text><![CDATA[<p>Bowline</p>]]></text><feedback format="html"><text></text></feedback></answer>
    <answer fraction="0" format="html"><text><![CDATA[<p>Granny</p>]]></text><feedback><text>It slips.</text></feedback></answer>
  </question>
  <question type="truefalse">
    <name><text>Tide</text></name>
    <questiontext format="html"><text>The tide turns &lt;em&gt;twice&lt;/em&gt; a day.</text></questiontext>
    <answer fraction="100"><text>true</text><feedback><text>Yes.</text></feedback></answer>
    <answer fraction="0"><text>false</text><feedback><text></text></feedback></answer>
  </question>
  <question type="shortanswer">
    <name><text>Capital</text></name>
    <questiontext format="html"><text>The capital?</text></questiontext>
    <answer fraction="100"><text>Paris</text></answer>
  </question>
  <question type="essay">
    <name><text>Opinion</text></name>
    <questiontext format="html"><text>What was missing?</text></questiontext>
  </question>
</quiz>
`

/** As Canvas writes it. */
export const QTI12 = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
  <assessment ident="g1" title="Harbour">
    <section ident="root_section">
      <item ident="i1" title="Question">
        <itemmetadata><qtimetadata>
          <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield>
        </qtimetadata></itemmetadata>
        <presentation>
          <material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;Which knot holds?&lt;/p&gt;&lt;/div&gt;</mattext></material>
          <response_lid ident="response1" rcardinality="Single"><render_choice>
            <response_label ident="1"><material><mattext texttype="text/plain">Bowline</mattext></material></response_label>
            <response_label ident="2"><material><mattext texttype="text/plain">Granny &amp; co</mattext></material></response_label>
          </render_choice></response_lid>
        </presentation>
        <resprocessing>
          <outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
          <respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>
          <respcondition continue="No"><conditionvar><varequal respident="response1">1</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>
        </resprocessing>
        <itemfeedback ident="general_fb"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;It holds.&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>
      </item>
      <item ident="i2" title="Both">
        <itemmetadata><qtimetadata>
          <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_answers_question</fieldentry></qtimetadatafield>
        </qtimetadata></itemmetadata>
        <presentation>
          <material><mattext texttype="text/html">Choose both.</mattext></material>
          <response_lid ident="response1" rcardinality="Multiple"><render_choice>
            <response_label ident="a"><material><mattext>Water</mattext></material></response_label>
            <response_label ident="b"><material><mattext>Sand</mattext></material></response_label>
            <response_label ident="c"><material><mattext>Ice</mattext></material></response_label>
          </render_choice></response_lid>
        </presentation>
        <resprocessing>
          <respcondition continue="No"><conditionvar><and>
            <varequal respident="response1">a</varequal>
            <not><varequal respident="response1">b</varequal></not>
            <varequal respident="response1">c</varequal>
          </and></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>
        </resprocessing>
      </item>
      <item ident="i3" title="Match">
        <itemmetadata><qtimetadata>
          <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>matching_question</fieldentry></qtimetadatafield>
        </qtimetadata></itemmetadata>
        <presentation>
          <material><mattext>Match them.</mattext></material>
          <response_lid ident="r1"><render_choice><response_label ident="1"><material><mattext>One</mattext></material></response_label></render_choice></response_lid>
          <response_lid ident="r2"><render_choice><response_label ident="1"><material><mattext>One</mattext></material></response_label></render_choice></response_lid>
        </presentation>
      </item>
      <item ident="i4" title="Essay">
        <itemmetadata><qtimetadata>
          <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>essay_question</fieldentry></qtimetadatafield>
        </qtimetadata></itemmetadata>
        <presentation>
          <material><mattext>What was missing?</mattext></material>
          <response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>
        </presentation>
      </item>
    </section>
  </assessment>
</questestinterop>
`

export const QTI3 = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="knots" title="Knots" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>a</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-item-body>
    <p>A boat is moored.</p>
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="1">
      <qti-prompt>Which knot holds?</qti-prompt>
      <qti-simple-choice identifier="a">Bowline</qti-simple-choice>
      <qti-simple-choice identifier="b">Granny <qti-feedback-inline identifier="b" outcome-identifier="F">It slips.</qti-feedback-inline></qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-modal-feedback identifier="F" outcome-identifier="F"><qti-content-body><p>A bowline holds.</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>
`

export const QTI2 = `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="both" title="">
  <responseDeclaration identifier="R" cardinality="multiple" baseType="identifier">
    <mapping defaultValue="0"><mapEntry mapKey="a" mappedValue="1"/><mapEntry mapKey="b" mappedValue="-1"/><mapEntry mapKey="c" mappedValue="1"/></mapping>
  </responseDeclaration>
  <itemBody>
    <choiceInteraction responseIdentifier="R" maxChoices="0"><prompt>Choose both.</prompt>
      <simpleChoice identifier="a">Water</simpleChoice><simpleChoice identifier="b">Sand</simpleChoice><simpleChoice identifier="c">Ice</simpleChoice>
    </choiceInteraction>
  </itemBody>
</assessmentItem>
`
