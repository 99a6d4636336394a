/** Words that belong to asking and not to what is asked: the data has nothing of them. */

/** English words by their stems. */
export const plainEnglish = new Set(
  `sit count group break broken pull grab fetch share send dig bring hand provide present output print describe remind inform walk sum
  happen occur
  calculate compute tally feel guess suppose hope wish
  mean call say talk speak notice focus zoom try help need want like see show
  tell give get take make do have be look know think find figure put point note read view
  quick rough exact precise handy interested able possible sure specific
  particular respective individual current immediate urgent proper general basic simple
  honest though although however while also else just even only still already
  together one this that these those it they them there here which what each such my our your his her its
  and or so if then than as at by for from in into of off on onto out over through throughout to toward upon
  with within via regard wise etc ie eg vs am is are was were been being has had does did done doing can could would
  shall let ok okay oh ah um uh hmm lol thx ty cheer dear sir madam mate buddy dude folk
  guy gal team boss manager ceo cfo coo accountant auditor meet call report dashboard board month-end ledger summary
  spreadsheet sheet excel slide deck view snapshot glance picture rundown recap insight info information detail stat
  fact question answer moment purpose sake basis perspective angle thing stuff bit
  everything anything something anywhere somewhere everywhere everyone anyone somebody please kindly thank sorry wonder curious ask request rn atm
  fyi asap tbh imo actually literally exactly approximately overall altogether combined respectively
  told shown gave went amount generate kindly current currently during respectively part
  respect regard attach prepare compile review breakdown remain hear figure
  list outline itemise itemize furnish enclose specify confirm verify reconcile period quick quickly
  honestly basically roughly precisely really quite rather somewhat very too much many`.split(/\s+/),
);

/** Chinese words, of which a run is made up that says nothing. */
export const plainChinese =
  `主要 对账 部分 啥 扣 扣了 被扣 被扣了 收取 收了 抽了 向平台 给平台 付给平台 交给平台 被平台 让平台 排 排下 排一下 排列 排好 列个 战报 快报 简报 速报 帮 帮查 帮看 帮忙 咋 嘞 呐 咧 噢 嗷 么 啦 咯 嘿 欸 亲 各位 诸位 老铁 小助手 助手 机器人 老师 同学 同事 老板 领导 经理 总监 财务 会计 运营
  开会 汇报 复盘 月报 周报 日报 季报 年报 用 用于 给 给到 我 你 他 她 它 咱 咱们 咱家 自己 我方 我家 人家 拉 拉出来 拉一下 拉出 捞 捞出来 捞一下 调出来 调一下 调出
  扒 扒一下 找 找出来 找出 找一下 挑 挑出来 筛 筛选 筛出来 筛一下 选 选出来 整出来 整个表 报 报一下 报个 报个数 给出 提供 说一声 说一下 告知 讲一下 讲讲 说说
  瞅 瞅瞅 瞅一眼 瞧 瞧瞧 瞧一眼 瞄 瞄一眼 看一眼 看下 看个 看看 看 看到 有点 有些 稍微 顺手 麻烦 劳驾 辛苦 谢谢 多谢 感谢 着急 急 急用 尽快 这会儿 眼下 手上 手头 账上 名下
  单子 数 数目 个数 来着 记得 好像 觉得 感觉 认为 看来 关心 关注 关于 有关 相关 角度 维度 层面 口径 大致 差不多 左右 基本 基本上 拢共 总共 共计 共 加起来 合起来 加一起 一起 全部 所有 整体 同时
  并且 而且 然后 接着 另外 以及 还 还是 还有 也 又 再 都 就 才 是 为 系 在 于 对 从 由 被 把 让 使 替 同 与 和 及 或 或者 还是说 这 那 此 该 几 多少 的 地 得 了 着 过 吗 呢 吧 啊 哈 呀
  项 项目 种 类 种类 名字 名称 名单 玩意 家伙 兄弟 小伙伴 朋友 做 做了 做的 干 干了 干的 搞 弄 来 去 到 到了 存在 属于 位于 放 放着 躺 躺着 堆 堆着
  存 存着 摆 摆着 里 里面 里边 里头 中 内 上面 下面 这边 那边 当中 总数 总量 总计 总 具体 详细 一个 一只 一台 一套 一共 一下 一下子 一点 一些 下 个 款 家 条 件 台 只 名 位 需要 要 想 想要 想看 想知道 想了解 想问
  能 能否 可以 可否 是否 是不是 有 有没有 有无 没有人 情况 状况 怎样 怎么样 如何 咋样 如今 现在 目前 当下 截至 直接 简单 快速 大家 花费了 用了 合计 累计 总和 一份 份 一张 一版 一遍 版 记账 做账 参考 用的 下面 以下 如下 全 都给我 麻烦你 辛苦了 花的 仓里 仓库里 仓内 库里 库房里 仓库内 值不值 值得 划算 请问 烦请 敬请 请 提供 统计 核对 核实 列示 列明 列一列 具体到 明细 期间 统计期间 期 取 数据 基于 依据 所 其 其中 的话 共计 总额 变动 变化 麻烦统计 汇总 烦 出现 汇总 汇报 向 具体 开张没 呗 喽 哇 哟 唉 哎 那个`
    .split(/\s+/)
    .filter((word) => word !== '');

/** Korean words as they stand before particles. */
export const plainKorean = new Set(
  `혹시 아직 아직도 가장 중인 그냥 좀 일단 우선 빨리 빠르게 간단히 자세히 정확히 대충 대략 전부 다 모두 전체 총 합계 합쳐서 합해서 한번 한눈에 지금 현재 요즘 최근 저 제 나 내 저희 우리 우리회사 회사 사장님 사장 대표님 대표 팀장님 팀장 이사님 부장님 과장님
    여러분 님 씨 안녕 안녕하세요 감사 감사합니다 고마워 부탁 죄송 죄송한데 미안 미안한데 근데 그런데 그리고 그래서 아 어 음 네 예 응 자료 데이터 수치 숫자 숫자로 값 표 표로 그래프 차트 엑셀 보고 보고서 보고용 리포트 회의 회의용 정보 내용 내역 현황 상황
  상태 기준 관련 정도 쯤 쪽 부분 측면 각각 각 각자 별 별로 무엇 무슨 뭐 뭘 뭐가 뭔지 어디 어느 어떤 어떻게 얼마 얼마나 얼마씩 몇 몇개 것 거 건 게 걸 이거 그거 저거 이것 그것 중 중에 중에서 가운데 대해 대해서 대한 관해 관한 통해 위해 따라 때 동안 사이
  개 건 명 종 가지 원 달러 곳 데 수 적 번 등 및 또는 혹은 또 더불어 함께 같이 아니면 이렇게 그렇게 실제 실제로 사실 진짜 정말 도대체 대체 과연 전반적 전반적으로 종합 종합적으로 하나 하나하나 씩 총합 누계 누적 기간 당월 귀하 담당자님 개요 결과 항목 세부 상세 상세히 상세하게 구체적으로 가급적 빠른 시일 거의 그럼 자 저기 있잖아 있잖아요 글쎄 참`.split(
    /\s+/,
  ),
);

/** What Korean verbs of asking, showing and being begin with; how they end says no more. */
export const KOREAN_VERBS =
  '어땠|쪼개|쪼갠|구분해|갈라|끊어|풀어|바랍|바라|무엇입|얼마입|주십|검토|송부|제출|작성해 ?주|정리해|보고드|문의드|여쭤|여쭙|드릴|드리|드려|보여|보고 ?싶|보면|볼까|봐|보자|보내 ?온|알려|알고|알 ?수|알아|찾아|뽑아|골라|추려|정리|확인|말해|말씀|가르쳐|계산|요약|조회|분석|집계|체크|공유|전달|살펴|들여다|나열|표시|띄워|불러|가져|궁금|싶|부탁|주세|주시|줘|줄래|줄 ?수|주라|달라|해줘|해주|해봐|하면|하나요|했|하고|하는|하니|해요|합니|하는지|돼|됐|됩니|되나|되는|되었|되니|될|있|이었|였|왔|왔나|나왔|나오|나온|썼|쓴|쓰고|쓰는|팔린|팔렸|팔리|팔았|얼만|얼마|어때|어떤지|어떠|어떻|이에|예요|에요|인가|인지|일까|입니|이야|이니|이죠|이지|죠';
