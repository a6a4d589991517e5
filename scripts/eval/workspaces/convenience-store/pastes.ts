import type { PasteReference } from "../../reference";

const initiative = "まるいちポイントの刷新";

const mail: PasteReference = {
  name: "富山地区の店長からのメール",
  initiative,
  parts: [
    {
      is: "frame",
      text: "差出人:高岡駅南店 中川\n宛先:会員事業部 大野様\n件名:Re: 新ポイントの試用について\n日時:2026年11月17日 22:14",
    },
    { is: "noise", text: "大野様\nいつもお世話になっております。遅い時間に失礼いたします。" },
    {
      is: "user_feedback",
      text: "昨日、常連の山岸さま(78歳)に「下4桁を声に出すのは、後ろの人に聞かれるようで嫌だ」と言われました。",
    },
    {
      is: "feature_idea",
      text: "番号を言わずに、小さなキーで打てるようにしていただけないでしょうか。",
    },
    {
      is: "technical_constraint",
      text: "当店の2番レジは2014年製で、客側の画面がありません。富山地区には同じ型が9台残っています。",
    },
    {
      is: "risk",
      text: "負担率が決まらないまま4月になると、当店を含む5店が試用から抜ける可能性があります。",
    },
    {
      is: "key_competitors",
      text: "なお、向かいのサンリーフは今月から、貯まったポイントをその日のうちに使えるようにしました。",
    },
    {
      is: "noise",
      text: "来週の店長会は、孫の発表会のため欠席いたします。\nどうぞよろしくお願いいたします。\n中川",
    },
  ],
};

const meeting: PasteReference = {
  name: "分科会のメモ",
  initiative,
  parts: [
    { is: "frame", text: "ポイント分科会メモ 11/19(木)15:00〜" },
    {
      is: "noise",
      text: "出席:大野、関、村井、レジメーカー 武田さま\n資料の印刷が足りず、2人で1部",
    },
    {
      is: "decision",
      text: "・決定:試用の38店では、下4桁の代わりに会員バーコードも使えるようにする。\n 理由:声に出したくない人がいるため。",
    },
    {
      is: "compliance_requirements",
      text: "・法務より:電話番号の下4桁も個人情報として扱い、レシートに印字してはならない。",
    },
    {
      is: "goal",
      text: "・目標:試用の店で、会員の確認を2027年6月末までに平均7秒にする(現在14秒)。",
    },
    {
      is: "market_research",
      text: "・武田さま:全国の同業5社では、その場で使える方式に変えた後、利用率が平均で1.6倍になった。",
    },
    { is: "external_link", text: "・試作の画面 https://proto.maruichi.example/point-v3" },
    {
      is: "noise",
      text: "・次回は12月3日(木)15時、同じ会議室\n・忘年会の出欠は村井まで\n・会議室の暖房が効かないので上着を持参のこと",
    },
  ],
};

export const pastes = [mail, meeting];
