/** Names of the specification that are not offered, with the reason for the log. */
export const refusals: Readonly<Record<string, readonly string[]>> = {
  'log-in by another service, without description': [
    'wechat/qrcode',
    'wechat/check',
    'user/wapLogin',
    'user/lenovoLogin',
  ],
  'telephone numbers are not kept': ['user/bindVipPhoneSendCode', 'user/bindVipPhone'],
  'way to pay without description': [
    'uc/order/createUnionPay',
    'code/latipay',
    'code/latipay/batch',
    'code/latipayV2',
    'code/latipayV2/batch',
  ],
  'prices are fixed in each currency': ['uc/order/exchangeRate'],
  'templates and lessons belong to another product': [
    'miaohui/index/getCates',
    'miaohui/index/list',
    'miaohui/index/getTemplatesDetail',
    'miaohui/index/getSceneDocListById',
    'miaohui/index/getDocListByIds',
    'miaohui/center/myDocument',
    'miaohui/common/downloadExport',
    'miaohui/common/deduct',
    'learningPath/line/*',
    'learningPath/otherPos/*',
  ],
  'a name alone; files are bound at log-in': [
    'miaohui/file/bind',
    'miaohui/file/list',
    'miaohui/file/unLoginTransfer',
  ],
};
